/// Why a statement on a server failed.
struct PostgreSQLError: Error, Equatable {
  enum Kind: Equatable {
    /// libpq is not installed.
    case noLibrary

    /// There is no connection, and the server sent no reason.
    case notConnected

    /// The server wants a password and there is none.
    case noPassword

    /// The connection was lost.
    case disconnected

    /// The server did not answer in time.
    case silent

    /// Nobody waits for the answer anymore.
    case canceled

    /// The server refused with a code of five characters (PostgreSQL, *Error Codes*).
    case refused(code: String)

    /// There are no tables, and this user may not make them.
    case tablesNotMade

    /// There are other tables of the same names.
    case tablesOfAnotherProgram

    /// The tables are those of a later version.
    case tablesOfNewerVersion
  }

  let kind: Kind

  /// The message of libpq or of the server, in English.
  var text = ""

  /// The address of the database.
  var server = "postgresql://"
}

extension PostgreSQLError {
  /// Indicates whether the server may have carried out the statement nevertheless.
  var leavesOutcomeOpen: Bool {
    switch kind {
    case .disconnected, .silent, .canceled: true
    // The server ends a connection, or a server between lost its own; CockroachDB says so in 40003.
    case .refused(let code): isOfEndedConnection || code == "40003"
    default: false
    }
  }

  /// Indicates whether the next statement needs a new connection.
  var endsConnection: Bool {
    switch kind {
    case .refused: isOfEndedConnection
    default: true
    }
  }

  /// Indicates whether the same statement can succeed when it is sent again at once.
  var isTransient: Bool {
    switch kind {
    case .disconnected: true
    case .refused(let code): isOfEndedConnection || ["40001", "40P01", "40003"].contains(code)
    default: false
    }
  }

  private var isOfEndedConnection: Bool {
    guard case .refused(let code) = kind else { return false }
    return code.hasPrefix("08") || code.hasPrefix("57P")
  }
}
