import FormTextField
import GenericForm
import Screens

extension NewPassword {
  static func makeWindow() -> FormWindowController {
    let form = Form(NewPassword(), validation: validation)
    let password = FormTextField("_New password", isSecure: true)
    password.bind(to: form, \.password)
    return FormWindowController(
      title: "New password", form: form, fields: [password, RuleList(form, \.password)],
      submitTitle: "_Change", successMessage: "Your password is changed")
  }
}
