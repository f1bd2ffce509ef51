import CPostgreSQL
import Foundation

/// A connection to a database through libpq's asynchronous interface.
///
/// A call waits until it has a result, its time limit is reached, or its task is canceled.
@safe final class PostgreSQLConnection {
  let library: LibPQFunctions
  let connection: OpaquePointer

  /// Opens a connection, with TLS if `sslmode` says so.
  ///
  /// libpq resolves the server's name, which may block, so the connection is opened on another
  /// thread.
  static func open(
    _ string: ConnectionString, limit: Duration
  ) throws(PostgreSQLError) -> PostgreSQLConnection {
    let attempt = DetachedThread.value(within: limit) {
      Result { () throws(PostgreSQLError) in
        let connection = try PostgreSQLConnection(string)
        try connection.connect(until: .now + limit)
        return connection
      }
    }
    if let attempt { return try attempt.get() }
    // With an invalid option, libpq only reads the address, which the error names, and doesn't
    // connect.
    let unconnected = try PostgreSQLConnection(string, options: ["sslmode": "unknown"])
    throw unconnected.error(Task.isCancelled ? .canceled : .silent)
  }

  /// Reads the connection string and starts to connect, unless an option is invalid.
  private init(
    _ string: ConnectionString, options: KeyValuePairs<String, String> = [:]
  ) throws(PostgreSQLError) {
    guard let library = LibPQ.functions else { throw PostgreSQLError(kind: .noLibrary) }
    let parameters =
      [
        ("dbname", string.text), ("client_encoding", "UTF8"),
        ("fallback_application_name", "GtkFormApp"),
      ] + options
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
  }

  deinit {
    unsafe library.PQfinish(connection)
  }

  /// Sends a statement with separate parameters, and waits for its rows.
  ///
  /// Each row is an array of values as text, with `nil` for `NULL`.
  @discardableResult
  func execute(
    _ statement: String, _ parameters: [String?] = [], limit: Duration
  ) throws(PostgreSQLError) -> [[String?]] {
    try LibPQ.inEnglish { () throws(PostgreSQLError) in
      try send(statement, parameters)
      return try receive(until: .now + limit)
    }
  }

  /// Indicates whether the server may have ended the connection, because it sends nothing else
  /// unasked.
  var isStale: Bool {
    var socket = unsafe pollfd(
      fd: library.PQsocket(connection), events: Int16(POLLIN), revents: 0)
    return unsafe poll(&socket, 1, 0) != 0
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
      status = LibPQ.inEnglish { unsafe library.PQconnectPoll(connection) }
    }
    unsafe _ = library.PQsetnonblocking(connection, 1)
  }

  private func send(_ statement: String, _ parameters: [String?]) throws(PostgreSQLError) {
    let isSent = unsafe CStrings.with(parameters) { values in
      unsafe library.PQsendQueryParams(
        connection, statement, CInt(parameters.count), nil, values, nil, nil, 0)
    }
    guard isSent == 1 else { throw error(.disconnected) }
  }

  /// Returns the rows once the server is ready for the next statement, and thus has committed this
  /// one.
  private func receive(
    until deadline: ContinuousClock.Instant
  ) throws(PostgreSQLError) -> [[String?]] {
    while true {
      let flushed = unsafe library.PQflush(connection)
      if flushed == 0 { break }
      guard flushed > 0 else { throw error(.disconnected) }
      try wait(for: POLLIN | POLLOUT, until: deadline)
      unsafe _ = library.PQconsumeInput(connection)
    }
    var answer: Result<[[String?]], PostgreSQLError>?
    while true {
      while unsafe library.PQisBusy(connection) == 1 {
        try wait(for: POLLIN, until: deadline)
        // Data that the server sent before it closed the connection is still read.
        if unsafe library.PQconsumeInput(connection) == 0 { break }
      }
      guard let result = unsafe library.PQgetResult(connection) else { break }
      defer { unsafe library.PQclear(result) }
      // An error after the rows comes from the commit.
      if case .failure? = answer { continue }
      answer = Result { () throws(PostgreSQLError) in try unsafe read(result) }
    }
    guard let answer else { throw error(.disconnected) }
    return try answer.get()
  }

  /// Waits for the socket in short steps, so that a canceled task soon stops waiting.
  private func wait(
    for events: CInt, until deadline: ContinuousClock.Instant
  ) throws(PostgreSQLError) {
    while true {
      guard !Task.isCancelled else { throw error(.canceled) }
      var socket = unsafe pollfd(
        fd: library.PQsocket(connection), events: Int16(events), revents: 0)
      if unsafe poll(&socket, 1, 100) > 0 { return }
      guard ContinuousClock.now < deadline else { throw error(.silent) }
    }
  }
}
