import GenericForm

extension AccountStoreError {
  /// The place and the cause in one line, and what to do unless that's obvious.
  var message: ValidationMessage {
    switch self {
    case .usernameTaken(let username):
      .app(.`store.usernameTaken`, ["username": .text(username)])
    case .notStorable: .app(.`store.notStorable`)
    case .passwordNotHashed: .app(.`store.passwordNotHashed`)
    case .cannotOpen(.file(let path), let cause):
      .app(.`store.cannotOpen`, ["path": .text(path), "cause": .message(cause)])
    case .cannotOpen(.server(let server), let cause):
      .app(.`store.cannotReach`, ["server": .text(server), "cause": .message(cause)])
    case .unusablePreferences(let error): error.message
    case .cannotSave(.file(let path), let cause):
      .app(.`store.cannotSave`, ["path": .text(path), "cause": .message(cause)])
    case .cannotSave(.server(let server), let cause):
      .app(.`store.cannotSend`, ["server": .text(server), "cause": .message(cause)])
    case .outcomeUnknown(.file(let place)), .outcomeUnknown(.server(let place)):
      .app(.`store.outcomeUnknown`, ["server": .text(place)])
    case .keptBefore(let username): .app(.`store.keptBefore`, ["username": .text(username)])
    }
  }
}
