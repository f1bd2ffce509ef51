import GenericForm

extension AccountStoreError {
  /// The place and the cause in one line, and what can be done if that is not plain from it.
  var message: ValidationMessage {
    switch self {
    case .usernameTaken(let username): .storedUsernameTaken(username)
    case .notStorable: .accountNotStorable
    case .passwordNotHashed: .passwordNotHashed
    case .cannotOpen(let place, let cause): .cannotOpen(place, because: cause)
    case .cannotSave(let place, let cause): .cannotSave(place, because: cause)
    case .outcomeUnknown(let place): .outcomeUnknown(place)
    case .keptBefore(let username): .keptBefore(username)
    }
  }
}

// What the store cannot do, and why.

extension ValidationMessage {
  static let storeMessages: [Self] = [
    .storedUsernameTaken("mei"), .accountNotStorable, .passwordNotHashed,
    .cannotOpen(.file("/x"), because: .isFolder), .cannotSave(.file("/x"), because: .isFolder),
    .cannotOpen(.server("x"), because: .noServer), .cannotSave(.server("x"), because: .noServer),
    .outcomeUnknown(.server("x")), .keptBefore("mei"), .stillWaiting,
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

  static func cannotOpen(_ place: StorePlace, because cause: Self) -> Self {
    switch place {
    case .file(let path):
      Self(
        key: "store.cannotOpen", "The accounts in the file {path} could not be opened: {cause}",
        arguments: ["path": .text(path), "cause": .message(cause)])
    case .server(let server):
      Self(
        key: "store.cannotReach", "The accounts on {server} could not be opened: {cause}",
        arguments: ["server": .text(server), "cause": .message(cause)])
    }
  }

  static func cannotSave(_ place: StorePlace, because cause: Self) -> Self {
    switch place {
    case .file(let path):
      Self(
        key: "store.cannotSave",
        "The accounts could not be saved to the file {path}: {cause}",
        arguments: ["path": .text(path), "cause": .message(cause)])
    case .server(let server):
      Self(
        key: "store.cannotSend", "The account could not be saved on {server}: {cause}",
        arguments: ["server": .text(server), "cause": .message(cause)])
    }
  }

  static func outcomeUnknown(_ place: StorePlace) -> Self {
    let name =
      switch place {
      case .file(let name), .server(let name): name
      }
    return Self(
      key: "store.outcomeUnknown",
      """
      The connection to {server} was lost while the account was saved; sign up again, \
      which does not save it twice
      """,
      arguments: ["server": .text(name)])
  }

  static func keptBefore(_ username: String) -> Self {
    Self(
      key: "store.keptBefore",
      """
      The account {username} was saved before, when the connection was lost; \
      sign up again only for another account
      """,
      arguments: ["username": .text(username)])
  }

  static let stillWaiting = Self(
    key: "store.waiting", "Waiting for the accounts; the window can be closed meanwhile")
}
