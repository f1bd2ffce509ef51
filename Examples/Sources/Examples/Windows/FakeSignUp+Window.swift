import FormTextField
import GenericForm
import Screens

extension FakeSignUp {
  static func makeWindow() -> FormWindowController {
    let form = Form(FakeSignUp(), validation: validation(isFree: .isFree(on: FakeServer())))
    let username = FormTextField("_Username")
    username.bind(to: form, \.username)
    username.placeholder = "mei is taken, john is free"
    let password = FormTextField("_Password", isSecure: true)
    password.bind(to: form, \.password)
    let passwordAgain = FormTextField("Password a_gain", isSecure: true)
    passwordAgain.bind(to: form, \.passwordAgain)
    return FormWindowController(
      title: "Sign up", form: form, fields: [username, password, passwordAgain],
      submitTitle: "_Sign up", needsValidForm: true, successMessage: "Congratulations!")
  }
}
