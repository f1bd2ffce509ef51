import FormTextField
import GenericForm
import Screens

extension Register {
  static func makeWindow() -> FormWindowController {
    let form = Form(Register(), validation: validation)
    let username = FormTextField("_Username")
    username.bind(to: form, \.username)
    let email = FormTextField("_Email")
    email.bind(to: form, \.email)
    email.inputPurpose = .email
    let website = FormTextField("_Website")
    website.bind(to: form, \.website)
    website.inputPurpose = .url
    let password = FormTextField("_Password", isSecure: true)
    password.bind(to: form, \.password)
    let passwordAgain = FormTextField("Password a_gain", isSecure: true)
    passwordAgain.bind(to: form, \.passwordAgain)
    let terms = FormCheckButton("I _accept the terms")
    terms.bind(to: form, \.acceptsTerms)
    return FormWindowController(
      title: "Register", form: form,
      fields: [username, email, website, password, passwordAgain, terms],
      submitTitle: "_Register", successMessage: "You are registered")
  }
}
