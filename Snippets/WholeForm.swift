import FormTextField
import GenericForm

struct Account {
  var email = ""
  var password = ""
  var passwordAgain = ""
}

let form = Form(Account()) {
  FieldValidation(\.email, .required, formatters: [.trimmed], rules: [.isEmail])
  FieldValidation(\.password, .required, rules: [.minLength(12)])
  FieldValidation(\.passwordAgain, .required, rules: [.equals(\.password).message("Not the same")])
}
form.onSubmit { account in print("Welcome, \(account.email)") }

let application = try FormApplication(id: "org.example.Account")
let view = FormView(form, submitTitle: "_Create") {
  FormTextField("_Email", form.field(\.email))
  FormPasswordField("_Password", form.field(\.password))
  FormPasswordField("_Once more", form.field(\.passwordAgain))
}
application.run(FormWindowController("New Account", view))
