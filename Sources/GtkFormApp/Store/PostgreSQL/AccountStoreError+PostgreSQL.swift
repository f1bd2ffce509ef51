import GenericForm

extension PostgreSQLError {
  /// Describes what went wrong and what to do, as a clause.
  var cause: ValidationMessage {
    switch kind {
    case .noLibrary: .libraryMissing
    case .notConnected: causeWithoutCode
    case .noPassword: .passwordRequired
    case .disconnected: .connectionLost
    case .silent, .canceled: .serverIsSilent
    case .refused(let code): cause(of: code)
    case .tablesNotMade: .tablesNotMade
    case .tablesOfAnotherProgram: .tablesOfAnotherProgram
    case .tablesOfNewerVersion: .tablesOfNewerVersion
    }
  }

  /// The cause if no server answered, which only libpq's text tells.
  private var causeWithoutCode: ValidationMessage {
    let hasWord = { (words: [String]) in words.contains { text.contains($0) } }
    if hasWord(["could not translate host name"]) { return .serverNameUnknown }
    if hasWord(["SSL", "certificate"]) { return .encryptionRefused(text) }
    if hasWord(["server closed the connection"]) { return .connectionLost }
    if hasWord(["Connection refused", "No such file", "No route", "unreachable", "timed out"]) {
      return .noServer
    }
    return .serverError(text)
  }

  /// The codes are those of PostgreSQL, appendix A.
  private func cause(of code: String) -> ValidationMessage {
    switch code {
    case "28P01": .passwordWrong
    case "28000": text.contains("SSL") ? .encryptionRefused(text) : .loginRefused
    case "3D000": .noDatabase
    case "42501": .permissionMissing
    case "25006": .serverIsReadOnly
    case "57014": .statementEnded
    case "53300": .tooManyConnections
    case "53100": .serverDiskIsFull
    case "22P05": .lettersNotInDatabase
    case _ where code.hasPrefix("57P") || code.hasPrefix("08"): .serverRestarts
    default: .serverError(text)
    }
  }
}

// Causes on a server, as clauses with what to do.

extension ValidationMessage {
  static let serverCauses: [Self] = [
    .libraryMissing, .noServer, .serverNameUnknown, .encryptionRefused("x"), .connectionLost,
    .serverIsSilent, .passwordRequired, .passwordWrong, .loginRefused, .noDatabase,
    .permissionMissing, .tablesNotMade, .tablesOfAnotherProgram, .tablesOfNewerVersion,
    .serverIsReadOnly, .statementEnded, .tooManyConnections, .serverDiskIsFull,
    .lettersNotInDatabase, .serverRestarts, .serverError("x"),
  ]

  static let libraryMissing = Self(
    key: "cause.libraryMissing",
    "libpq, the client library of PostgreSQL, is missing; install libpq5, and try again")
  static let noServer = Self(
    key: "cause.noServer", "no server answers there; check that it runs, and try again")
  static let serverNameUnknown = Self(
    key: "cause.serverName",
    "the name of the server is not known; check the name and the network, and try again")
  static let connectionLost = Self(
    key: "cause.connectionLost", "the connection was lost; check the network, and try again")
  static let serverIsSilent = Self(
    key: "cause.serverSilent", "the server does not answer; check the network, and try again")
  static let passwordRequired = Self(
    key: "cause.passwordRequired",
    "the server requires a password; write it into ~/.pgpass, and try again")
  static let passwordWrong = Self(
    key: "cause.passwordWrong",
    "the user or the password is wrong; correct it in ~/.pgpass, and try again")
  static let loginRefused = Self(
    key: "cause.loginRefused",
    "the server does not accept this user from this computer; ask its administrator")
  static let noDatabase = Self(
    key: "cause.databaseMissing",
    "there is no such database; create it, and try again")
  static let permissionMissing = Self(
    key: "cause.permissionMissing",
    "this user has no right to do that; ask the administrator of the server for it")
  static let tablesNotMade = Self(
    key: "cause.tablesNotMade",
    "this user may not make the tables; start this program once as the owner of the database")
  static let tablesOfAnotherProgram = Self(
    key: "cause.tablesOfAnotherProgram",
    "its table account belongs to another program; use another database")
  static let tablesOfNewerVersion = Self(
    key: "cause.tablesOfNewerVersion",
    "its tables are from a newer version of this program; install that version")
  static let serverIsReadOnly = Self(
    key: "cause.serverReadOnly", "it is a read-only copy; use the address of the main server")
  static let statementEnded = Self(
    key: "cause.statementEnded", "the server stopped the work because it took too long; try again")
  static let tooManyConnections = Self(
    key: "cause.tooManyConnections", "the server has too many connections; try again in a moment")
  static let serverDiskIsFull = Self(
    key: "cause.serverDiskFull", "the disk of the server is full; try again when there is space")
  static let lettersNotInDatabase = Self(
    key: "cause.letters",
    "the database does not have all letters of the account; it needs the encoding UTF8")
  static let serverRestarts = Self(
    key: "cause.serverRestarts", "the server is being restarted; try again in a moment")

  static func encryptionRefused(_ reason: String) -> Self {
    Self(
      key: "cause.encryption",
      "there is no encrypted connection as sslmode requires it; ask the administrator ({reason})",
      arguments: ["reason": .text(reason)])
  }

  static func serverError(_ reason: String) -> Self {
    Self(key: "cause.server", "{reason}", arguments: ["reason": .text(reason)])
  }
}
