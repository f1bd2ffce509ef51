import FormTextField
import GenericForm

struct Account {
  var email = ""
  var password = ""
  var passwordAgain = ""
}

let form = Form(
  Account(),
  validation: FormValidation {
    FieldValidation(\.email, strategy: .required, formatters: [.trimmed], rules: [.isEmail])
    FieldValidation(\.password, strategy: .required, rules: [.minLength(12)])
    FieldValidation(
      \.passwordAgain, strategy: .required, rules: [.equals(\.password).message("Not the same")])
  })
form.onSubmit { account in print("Welcome, \(account.email)") }

let application = try FormApplication(id: "org.example.Account")
let email = FormTextField("_Email")
email.bind(to: form, \.email)
let password = FormTextField("_Password", isSecure: true)
password.bind(to: form, \.password)
let passwordAgain = FormTextField("_Once more", isSecure: true)
passwordAgain.bind(to: form, \.passwordAgain)

application.run(
  FormWindowController(
    title: "New account", form: form, fields: [email, password, passwordAgain],
    submitTitle: "_Create", successMessage: "The account is there"))
