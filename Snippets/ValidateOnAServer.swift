import FormDeclaration

// The program with the window and the server share this.
struct Account {
  var username = ""
  var email = ""
}
let signUp = FormValidation<Account> {
  FieldValidation(
    \.username, .required, label: "Username", formatters: [.trimmed], rules: [.minLength(3)],
    checks: [ValidationCheck("This name is taken") { name in name != "admin" }])
  FieldValidation(\.email, .required, label: "Email", formatters: [.trimmed], rules: [.isEmail])
}

// The server.
func answer(_ received: Account) async -> [String: String] {
  var account = received
  signUp.validate(&account)  // formats the values
  let names: [PartialKeyPath: String] = [\Account.username: "username", \Account.email: "email"]
  return await signUp.check(account).errors.reduce(into: [:]) { answer, error in
    if let name = names[error.path] { answer[name] = "\(error.messages.first)" }
  }
}

let admin = Account(username: " admin ", email: "mei@example.com")
let mei = Account(username: "mei", email: " mei@example.com")
print(await answer(admin))  // ["username": "This name is taken"]
print(await answer(mei))  // [:]
