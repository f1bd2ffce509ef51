import GenericForm
import OpenCombine

struct Account {
  var email = ""
}

let form = Form(Account()) {
  FieldValidation(\.email, rules: [.isEmail])
}
let subscription = form.field(\.email).valuePublisher().sink { email in print(email) }
form.email = "mei@example.com"
