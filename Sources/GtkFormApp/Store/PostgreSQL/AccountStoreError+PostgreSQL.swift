import GenericForm

extension PostgreSQLError {
  /// The cause of the error and what to do about it, as a clause.
  var cause: ValidationMessage {
    switch kind {
    case .noLibrary: .app(.`cause.libraryMissing`)
    case .notConnected: causeWithoutCode
    case .noPassword: .app(.`cause.passwordRequired`)
    case .disconnected: .app(.`cause.connectionLost`)
    case .silent, .canceled: .app(.`cause.serverSilent`)
    case .refused(let code): cause(of: code)
    case .tablesNotMade: .app(.`cause.tablesNotMade`)
    case .tablesOfAnotherProgram: .app(.`cause.tablesOfAnotherProgram`)
    case .tablesOfNewerVersion: .app(.`cause.tablesOfNewerVersion`)
    }
  }

  /// The cause if no server answered, as found in libpq's text.
  private var causeWithoutCode: ValidationMessage {
    let hasWord = { (words: [String]) in words.contains { text.contains($0) } }
    if hasWord(["could not translate host name"]) { return .app(.`cause.serverName`) }
    if hasWord(["SSL", "certificate"]) { return .app(.`cause.encryption`, reason) }
    if hasWord(["server closed the connection"]) { return .app(.`cause.connectionLost`) }
    if hasWord(["Connection refused", "No such file", "No route", "unreachable", "timed out"]) {
      return .app(.`cause.noServer`)
    }
    return .app(.`cause.server`, reason)
  }

  /// Returns the cause for an error code of PostgreSQL (appendix A).
  private func cause(of code: String) -> ValidationMessage {
    switch code {
    case "28P01": .app(.`cause.passwordWrong`)
    case "28000":
      text.contains("SSL") ? .app(.`cause.encryption`, reason) : .app(.`cause.loginRefused`)
    case "3D000": .app(.`cause.databaseMissing`)
    case "42501": .app(.`cause.permissionMissing`)
    case "25006": .app(.`cause.serverReadOnly`)
    case "57014": .app(.`cause.statementEnded`)
    case "53300": .app(.`cause.tooManyConnections`)
    case "53100": .app(.`cause.serverDiskFull`)
    case "22P05": .app(.`cause.letters`)
    case _ where code.hasPrefix("57P") || code.hasPrefix("08"): .app(.`cause.serverRestarts`)
    default: .app(.`cause.server`, reason)
    }
  }

  /// The text of the server or of libpq, as a message argument.
  private var reason: [String: MessageArgument] { ["reason": .text(text)] }
}
