import CPostgreSQL
import Foundation

/// One connection to a database, over libpq's asynchronous interface.
///
/// Its calls wait, but not for longer than they may, and no longer than their task.
@safe final class PostgreSQLConnection {
  private let library: LibPQFunctions
  private let connection: OpaquePointer

  /// Connects, with TLS as `sslmode` says.
  ///
  /// To resolve the name of the server can take longer than `limit`: libpq leaves it to the system.
  init(_ string: ConnectionString, limit: Duration) throws(PostgreSQLError) {
    guard let library = LibPQ.functions else { throw PostgreSQLError(kind: .noLibrary) }
    let parameters = [
      ("dbname", string.text), ("client_encoding", "UTF8"),
      ("fallback_application_name", "GtkFormApp"),
    ]
    let started = unsafe LibPQ.inEnglish {
      unsafe CStrings.with(parameters.map(\.0)) { names in
        unsafe CStrings.with(parameters.map(\.1)) { values in
          unsafe library.PQconnectStartParams(names, values, 1)
        }
      }
    }
    guard let connection = unsafe started else { throw PostgreSQLError(kind: .notConnected) }
    self.library = library
    unsafe self.connection = connection
    unsafe _ = library.PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
    unsafe _ = library.PQsetNoticeProcessor(connection, { _, _ in }, nil)
    try LibPQ.inEnglish { () throws(PostgreSQLError) in try connect(until: .now + limit) }
    unsafe _ = library.PQsetnonblocking(connection, 1)
  }

  deinit {
    unsafe library.PQfinish(connection)
  }

  /// Sends one statement, with its parameters apart, and waits for its rows.
  @discardableResult
  func execute(
    _ statement: String, _ parameters: [String?] = [], limit: Duration
  ) throws(PostgreSQLError) -> PostgreSQLRows {
    try LibPQ.inEnglish { () throws(PostgreSQLError) in
      try send(statement, parameters)
      return try receive(until: .now + limit)
    }
  }

  /// Whether the server may have ended the connection: it sends nothing else unasked.
  var isStale: Bool {
    var socket = unsafe pollfd(
      fd: library.PQsocket(connection), events: Int16(POLLIN), revents: 0)
    return unsafe poll(&socket, 1, 0) != 0
  }

  /// The address of the database, without a password.
  var address: String {
    let host = unsafe text(library.PQhost(connection))
    let port = unsafe text(library.PQport(connection))
    let user = unsafe text(library.PQuser(connection))
    let database = unsafe text(library.PQdb(connection))
    let usualPort = ["", "5432"].contains(port)
    let isSocket = host.hasPrefix("/")
    return "postgresql://" + (user.isEmpty ? "" : user + "@")
      + (isSocket ? "" : host + (usualPort ? "" : ":" + port))
      + (database.isEmpty ? "" : "/" + database)
      + (isSocket ? "?host=" + host + (usualPort ? "" : "&port=" + port) : "")
  }
}

// MARK: - Steps

extension PostgreSQLConnection {
  private func connect(until deadline: ContinuousClock.Instant) throws(PostgreSQLError) {
    var status = PGRES_POLLING_WRITING
    if unsafe library.PQstatus(connection) == CONNECTION_BAD { status = PGRES_POLLING_FAILED }
    while status != PGRES_POLLING_OK {
      guard status != PGRES_POLLING_FAILED else { throw connectionError() }
      try wait(for: status == PGRES_POLLING_READING ? POLLIN : POLLOUT, until: deadline)
      unsafe status = library.PQconnectPoll(connection)
    }
  }

  private func send(_ statement: String, _ parameters: [String?]) throws(PostgreSQLError) {
    let isSent = unsafe CStrings.with(parameters) { values in
      unsafe library.PQsendQueryParams(
        connection, statement, CInt(parameters.count), nil, values, nil, nil, 0)
    }
    guard isSent == 1 else { throw error(.disconnected) }
  }

  private func receive(until deadline: ContinuousClock.Instant) throws(PostgreSQLError)
    -> PostgreSQLRows
  {
    while true {
      let flushed = unsafe library.PQflush(connection)
      if flushed == 0 { break }
      guard flushed > 0 else { throw error(.disconnected) }
      try wait(for: POLLIN | POLLOUT, until: deadline)
      unsafe _ = library.PQconsumeInput(connection)
    }
    var rows: Result<PostgreSQLRows, PostgreSQLError>?
    while true {
      while unsafe library.PQisBusy(connection) == 1 {
        try wait(for: POLLIN, until: deadline)
        // What the server sent before it closed the connection is read nevertheless.
        if unsafe library.PQconsumeInput(connection) == 0 { break }
      }
      guard let result = unsafe library.PQgetResult(connection) else { break }
      if rows == nil { rows = Result { () throws(PostgreSQLError) in try unsafe read(result) } }
      unsafe library.PQclear(result)
    }
    guard let rows else { throw error(.disconnected) }
    return try rows.get()
  }

  /// Waits for the socket in short steps, so that a task that is cancelled does not wait for long.
  private func wait(
    for events: CInt, until deadline: ContinuousClock.Instant
  ) throws(PostgreSQLError) {
    while true {
      guard !Task.isCancelled else { throw error(.cancelled) }
      var socket = unsafe pollfd(
        fd: library.PQsocket(connection), events: Int16(events), revents: 0)
      if unsafe poll(&socket, 1, 100) > 0 { return }
      guard ContinuousClock.now < deadline else { throw error(.silent) }
    }
  }
}

// MARK: - Results

extension PostgreSQLConnection {
  private func read(_ result: OpaquePointer) throws(PostgreSQLError) -> PostgreSQLRows {
    switch unsafe library.PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
      let columns = unsafe library.PQnfields(result)
      let rows = unsafe (0..<library.PQntuples(result)).map { row in
        (0..<columns).map { column in
          unsafe library.PQgetisnull(result, row, column) == 1
            ? nil : text(library.PQgetvalue(result, row, column))
        }
      }
      return unsafe PostgreSQLRows(rows: rows, count: Int(text(library.PQcmdTuples(result))) ?? 0)
    default:
      // PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY, which are characters in C.
      let code = unsafe text(library.PQresultErrorField(result, CInt(UInt8(ascii: "C"))))
      let message = unsafe text(library.PQresultErrorField(result, CInt(UInt8(ascii: "M"))))
      guard !code.isEmpty else { throw error(.disconnected) }
      throw error(.refused(code: code), message)
    }
  }

  /// Why there is no connection: in the words of the server with its code, or in those of libpq.
  private func connectionError() -> PostgreSQLError {
    let message = unsafe text(library.PQerrorMessage(connection))
    if unsafe library.PQconnectionNeedsPassword(connection) == 1 { return error(.noPassword) }
    // The last error is that of the last server tried.
    if let last = message.matches(of: /:  ([0-9A-Z]{5}): (.*)/).last {
      return error(.refused(code: String(last.1)), String(last.2))
    }
    let line = message.prefix { $0 != "\n" }
    let reason = line.firstRange(of: " failed: ").map { line[$0.upperBound...] } ?? line
    return error(.notConnected, String(reason))
  }

  func error(_ kind: PostgreSQLError.Kind, _ text: String = "") -> PostgreSQLError {
    PostgreSQLError(kind: kind, text: text, server: address)
  }

  private func text(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters = unsafe characters else { return "" }
    return unsafe String(cString: characters)
  }
}
