import CPostgreSQL

extension PostgreSQLConnection {
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

  /// Returns the rows of a result, or throws its error.
  func read(_ result: OpaquePointer) throws(PostgreSQLError) -> [[String?]] {
    switch unsafe library.PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
      let columns = unsafe library.PQnfields(result)
      return unsafe (0..<library.PQntuples(result)).map { row in
        (0..<columns).map { column in
          unsafe library.PQgetisnull(result, row, column) == 1
            ? nil : text(library.PQgetvalue(result, row, column))
        }
      }
    default:
      // PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY, which are characters in C.
      let code = unsafe text(library.PQresultErrorField(result, CInt(UInt8(ascii: "C"))))
      let message = unsafe text(library.PQresultErrorField(result, CInt(UInt8(ascii: "M"))))
      guard !code.isEmpty else { throw error(.disconnected) }
      throw error(.refused(code: code), message)
    }
  }

  /// Returns the reason why there's no connection: the server's code and text, or libpq's text.
  func connectionError() -> PostgreSQLError {
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
