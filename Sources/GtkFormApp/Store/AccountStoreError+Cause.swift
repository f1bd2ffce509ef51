import GenericForm

// Causes, as clauses that go on a sentence.

extension ValidationMessage {
  static let storeCauses: [Self] =
    [
      .isNoOrdinaryFile, .belongsToAnotherUser, .openToOthers, .isFolder, .isNoFolder("/x"),
      .permissionDenied, .folderNotMade, .isNoDatabase, .isOfAnotherProgram, .isOfNewerVersion,
      .isDamaged, .isReadOnly, .folderIsReadOnly, .diskIsFull, .isInUse, .notWrittenAsGiven,
      .databaseGaveUp, .databaseError(1), .systemError(1),
    ] + serverCauses

  static let isNoOrdinaryFile = Self(key: "cause.noOrdinaryFile", "it is not an ordinary file")
  static let belongsToAnotherUser = Self(key: "cause.anotherUser", "it belongs to another user")
  static let openToOthers = Self(
    key: "cause.openToOthers",
    "other users may open it, and its permissions cannot be changed")
  static let isFolder = Self(key: "cause.folder", "it is a folder")
  static let permissionDenied = Self(key: "cause.permission", "permission is denied")
  static let folderNotMade = Self(key: "cause.folderNotMade", "its folder cannot be created")
  static let isNoDatabase = Self(key: "cause.noDatabase", "it is not a database")
  static let isOfAnotherProgram = Self(
    key: "cause.anotherProgram", "it is the database of another program")
  static let isOfNewerVersion = Self(
    key: "cause.newerVersion", "it is from a newer version of this program")
  static let isDamaged = Self(
    key: "cause.damaged",
    "it is damaged; restore it from a backup, or move it away to start a new one")
  static let isReadOnly = Self(key: "cause.readOnly", "it is read-only")
  static let folderIsReadOnly = Self(key: "cause.folderReadOnly", "its folder is read-only")
  static let diskIsFull = Self(key: "cause.diskFull", "the disk has no room left for it")
  static let isInUse = Self(key: "cause.inUse", "it is in use by another program")
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
