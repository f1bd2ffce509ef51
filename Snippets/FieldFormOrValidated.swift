import GenericForm
import GenericFormTesting

// A property that validates itself: a model without a window.
struct Login {
  @Validated(rules: [.isEmail], formatters: [.trimmed]) var email: String?
}
var login = Login()
login.email = " ada@example.com "
print(login.$email.isValid, login.email ?? "")  // true ada@example.com

// A property that follows another one.
struct NewPassword {
  @Validated(rule: .minLength(12)) var password = "" {
    didSet { $again.follow(.equals($password)) }
  }
  @Validated var again = ""
}
var new = NewPassword()
new.password = "correct horse battery"
new.again = "correct horse"
print(new.$again.messages)  // [Enter the matching value]

// A field with validators: one text, as in a FormTextField.
let email = MockTextField("ada@", validators: [.required, .email])
print(email.isValid)  // false

// A form: several values, rules that read other fields, and a submit.
struct Account {
  var password = ""
  var passwordAgain = ""
}
let signUp = FormValidation<Account> {
  FieldValidation(\.password, .required, rules: [.minLength(12)])
  FieldValidation(\.passwordAgain, .required, rules: [.equals(\.password)])
}
let form = Form(Account(), validation: signUp)
form.password = "correct horse battery"
print(form.isValid)  // false

// The same validation of plain values, as on a server.
var account = Account(password: "secret", passwordAgain: "secret")
print(signUp.validate(&account).isValid)  // false
