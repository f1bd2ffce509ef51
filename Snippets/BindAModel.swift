import FormTextField
import GenericForm

final class Login {
  @Validated(rules: [.isEmail], formatters: [.trimmed, .lowercased]) var email: String?
  @Validated(rule: .minLength(8)) var password: String?
}

let application = try FormApplication(id: "org.example.Login")
let login = Login()
let email = FormTextField("_Email")
email.bind(to: \.email, validatedBy: \.$email, of: login)
let password = FormPasswordField("_Password")
password.bind(to: \.password, validatedBy: \.$password, of: login)
let view = FormView([email, password], submitTitle: "_Log In") {
  print("Welcome, \(login.email ?? "")")
}
application.run(FormWindowController("Log In", view))
