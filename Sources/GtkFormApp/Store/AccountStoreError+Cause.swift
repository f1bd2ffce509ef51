import GenericForm

// Causes, as clauses that go on a sentence.

extension ValidationMessage {
  static let storeCauses: [Self] = [
    .isNoOrdinaryFile, .belongsToAnotherUser, .openToOthers, .isFolder, .isNoFolder("/x"),
    .permissionDenied, .folderNotMade, .notWrittenAsGiven, .databaseGaveUp, .databaseError(1),
    .systemError(1),
  ]

  static let isNoOrdinaryFile = Self(key: "cause.noOrdinaryFile", "it is not an ordinary file")
  static let belongsToAnotherUser = Self(key: "cause.anotherUser", "it belongs to another user")
  static let openToOthers = Self(
    key: "cause.openToOthers",
    "other users may open it, and its permissions cannot be changed")
  static let isFolder = Self(key: "cause.folder", "it is a folder")
  static let permissionDenied = Self(key: "cause.permission", "permission is denied")
  static let folderNotMade = Self(key: "cause.folderNotMade", "its folder cannot be created")
  static let notWrittenAsGiven = Self(
    key: "cause.notWritten", "what was written to it cannot be read back")
  static let databaseGaveUp = Self(key: "cause.database", "SQLite failed without a reason")

  static func isNoFolder(_ path: String) -> Self {
    Self(key: "cause.noFolder", "{path} is not a folder", arguments: ["path": .text(path)])
  }

  static func databaseError(_ code: Int32) -> Self {
    Self(
      key: "cause.databaseError", "SQLite error {code}", arguments: ["code": .number(Int(code))])
  }

  static func systemError(_ number: Int32) -> Self {
    Self(
      key: "cause.systemError", "error {number} of the system",
      arguments: ["number": .number(Int(number))])
  }
}
