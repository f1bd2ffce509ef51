import GenericForm

extension AccountStoreError {
  /// The file and the cause in one line, and what can be done if that is not plain from it.
  var message: ValidationMessage {
    switch self {
    case .usernameTaken(let username): .storedUsernameTaken(username)
    case .notStorable: .accountNotStorable
    case .passwordNotHashed: .passwordNotHashed
    case .cannotOpen(let path, let cause): .cannotOpen(path, because: cause)
    case .notADatabase(let path): .notADatabase(path)
    case .anotherProgram(let path): .databaseOfAnotherProgram(path)
    case .newerVersion(let path): .fileOfNewerVersion(path)
    case .damaged(let path): .fileDamaged(path)
    case .readOnly(let path): .fileReadOnly(path)
    case .folderReadOnly(let path): .folderReadOnly(path)
    case .full(let path): .diskFull(path)
    case .busy(let path): .fileBusy(path)
    case .failed(let path, let cause): .cannotSave(path, because: cause)
    }
  }
}

// What the store cannot do, and why.

extension ValidationMessage {
  static let storeMessages: [Self] = [
    .storedUsernameTaken("mei"), .accountNotStorable, .passwordNotHashed,
    .cannotOpen("/x", because: .isFolder), .notADatabase("/x"), .databaseOfAnotherProgram("/x"),
    .fileOfNewerVersion("/x"), .fileDamaged("/x"), .fileReadOnly("/x"), .folderReadOnly("/x"),
    .diskFull("/x"), .fileBusy("/x"), .cannotSave("/x", because: .databaseGaveUp),
  ]

  static func storedUsernameTaken(_ username: String) -> Self {
    Self(
      key: "store.usernameTaken", "Choose another username: {username} is taken",
      arguments: ["username": .text(username)])
  }

  static let accountNotStorable = Self(
    key: "store.notStorable",
    "The account could not be saved: its text has an invisible NUL character in it")

  static let passwordNotHashed = Self(
    key: "store.passwordNotHashed",
    "The account could not be saved: there is too little free memory to protect the password")

  static func cannotOpen(_ path: String, because cause: Self) -> Self {
    file(
      path, key: "store.cannotOpen",
      "The accounts in the file {path} could not be opened: {cause}",
      because: cause)
  }

  static func cannotSave(_ path: String, because cause: Self) -> Self {
    file(
      path, key: "store.cannotSave", "The accounts could not be saved to the file {path}: {cause}",
      because: cause)
  }

  static func notADatabase(_ path: String) -> Self {
    file(
      path, key: "store.notADatabase",
      "The accounts could not be opened: the file {path} is not a database")
  }

  static func databaseOfAnotherProgram(_ path: String) -> Self {
    file(
      path, key: "store.anotherProgram",
      "The accounts could not be opened: the file {path} is the database of another program")
  }

  static func fileOfNewerVersion(_ path: String) -> Self {
    file(
      path, key: "store.newerVersion",
      "The accounts could not be opened: the file {path} is from a newer version of this program")
  }

  static func fileDamaged(_ path: String) -> Self {
    file(
      path, key: "store.damaged",
      """
      The accounts could not be opened: the file {path} is damaged; \
      restore it from a backup, or move it away to start a new one
      """)
  }

  static func fileReadOnly(_ path: String) -> Self {
    file(
      path, key: "store.readOnly", "The accounts could not be saved: the file {path} is read-only")
  }

  static func folderReadOnly(_ path: String) -> Self {
    file(
      path, key: "store.folderReadOnly",
      "The accounts could not be saved: the folder of the file {path} is read-only")
  }

  static func diskFull(_ path: String) -> Self {
    file(
      path, key: "store.diskFull",
      "The accounts could not be saved: the disk has no room left for the file {path}")
  }

  static func fileBusy(_ path: String) -> Self {
    file(
      path, key: "store.busy",
      "The accounts could not be saved: the file {path} is in use by another program")
  }

  private static func file(
    _ path: String, key: String, _ text: MessageText, because cause: Self? = nil
  ) -> Self {
    var arguments: [String: MessageArgument] = ["path": .text(path)]
    if let cause { arguments["cause"] = .message(cause) }
    return Self(key: key, text, arguments: arguments)
  }
}
