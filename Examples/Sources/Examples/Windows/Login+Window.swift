import FormTextField
import GenericForm
import Screens

extension Login {
  static func makeWindow() -> FormWindowController {
    let form = Form(Login(), validation: validation)
    let server = FakeServer()
    form.onSubmit { login in try await server.logIn(login) }
    let email = FormTextField("_Email")
    email.bind(to: form, \.email)
    email.inputPurpose = .email
    email.placeholder = "mei@example.com"
    let password = FormTextField("_Password", isSecure: true)
    password.bind(to: form, \.password)
    password.placeholder = "open sesame"
    return FormWindowController(
      title: "Log in", form: form, fields: [email, password], submitTitle: "_Log in",
      successMessage: "Welcome back")
  }
}
