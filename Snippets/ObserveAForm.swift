import GenericForm

struct Account {
  var email = ""
}

let form = Form(Account()) {
  FieldValidation(\.email, rules: [.isEmail])
}
let email = form.field(\.email)

var isShownAsValid = false
let observation = email.observe { isShownAsValid = email.status.isValid }
form.email = "mei@example.com"
print(isShownAsValid)  // true

// In a program: for await value in email.values { … }
@MainActor func followValues() async {
  var values = email.values.makeAsyncIterator()
  print(await values.next() ?? "")  // mei@example.com
  form.email = "mei@"
  print(await values.next() ?? "")  // mei@

  var accounts = form.validStates.makeAsyncIterator()
  print(await accounts.next()??.email ?? "not valid")  // not valid
  form.email = "zoe@example.com"
  print(await accounts.next()??.email ?? "not valid")  // zoe@example.com
}
await followValues()
