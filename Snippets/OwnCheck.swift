import GenericForm

struct Account {
  var username = ""
}

/// Represents a server.
actor AccountStore {
  private let usernames: Set = ["ada"]

  func contains(_ name: String) -> Bool { usernames.contains(name) }
}

extension ValidationCheck where Value == String {
  static func isAvailable(in store: AccountStore) -> Self {
    Self("This name is taken") { name in await !store.contains(name) }
  }
}

let store = AccountStore()
let form = Form(Account()) {
  FieldValidation(\.username, .required, checks: [.isAvailable(in: store)])
}

form.username = "ada"
print(await form.submit().outcome.isSubmitted)  // false
form.username = "mei"
print(await form.submit().outcome.isSubmitted)  // true
