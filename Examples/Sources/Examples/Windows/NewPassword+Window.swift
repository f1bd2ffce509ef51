import FormTextField
import GenericForm
import Screens

extension NewPassword {
  static func makeWindow() -> FormWindowController {
    let form = Form(NewPassword(), validation: validation)
    return FormWindowController(
      "New password", form: form, submitTitle: "_Change",
      successMessage: { _ in "Your password is changed" }
    ) {
      FormPasswordField("_New password", form.field(\.password)).with { $0.showsRules = true }
    }
  }
}
