/// The reason why a statement on a server failed.
struct PostgreSQLError: Error, Equatable {
  enum Kind: Equatable {
    /// libpq isn't installed.
    case noLibrary

    /// There is no connection, and the server sent no reason.
    case notConnected

    /// The server requires a password, and none was given.
    case noPassword

    /// The connection was lost.
    case disconnected

    /// The server didn't answer in time.
    case silent

    /// The task that waited for the answer was canceled.
    case canceled

    /// The server refused with a code of five characters (PostgreSQL, *Error Codes*).
    case refused(code: String)

    /// There are no tables, and this user can't create them.
    case tablesNotMade

    /// Other tables have the same names.
    case tablesOfAnotherProgram

    /// The tables belong to a later version.
    case tablesOfNewerVersion
  }

  let kind: Kind

  /// The message of libpq or of the server, in English.
  var text = ""

  /// The address of the database.
  var server = "postgresql://"
}

extension PostgreSQLError {
  /// Indicates whether the server may still have carried out the statement.
  var leavesOutcomeOpen: Bool {
    switch kind {
    case .disconnected, .silent, .canceled: true
    // The server ended the connection, or a proxy lost its own; CockroachDB reports 40003 for that.
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

  /// Indicates whether the same statement can succeed if it's sent again immediately.
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
