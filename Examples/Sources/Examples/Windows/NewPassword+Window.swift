import FormTextField
import GenericForm
import Screens

extension NewPassword {
  static func makeWindow() -> FormWindowController {
    let form = Form(NewPassword(), validation: validation)
    let view = FormView(
      form, submitTitle: "_Change", successMessage: { _ in "Your password is changed" }
    ) {
      FormPasswordField("_New password", form.field(\.password)).with { $0.showsRules = true }
    }
    return FormWindowController("New Password", view)
  }
}
