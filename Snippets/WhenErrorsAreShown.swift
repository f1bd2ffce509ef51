import GenericForm

struct Account {
  var username = ""
  var email = ""
}

let form = Form(Account()) {
  FieldValidation(\.username, .required, rules: [.minLength(5)])
  FieldValidation(\.email, .required, rules: [.isEmail], timing: .onChange)
}

let username = form.field(\.username)
username.value = "mei"
print(username.status.isValid, username.status.shownErrors)  // false []
username.leave()  // A control calls this when the focus moves elsewhere.
print(username.status.shownErrors)  // [Use at least 5 characters]
username.value = "mei_9"
print(username.status.shownErrors)  // []

let email = form.field(\.email)
email.value = "mei@"
print(email.status.shownErrors)  // [Enter an email address, such as mei@example.com]
print(form.touchedFields == [\.username, \.email])  // true
