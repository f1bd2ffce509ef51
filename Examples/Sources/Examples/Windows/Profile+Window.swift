import FormTextField
import GenericForm
import Screens

extension Profile {
  static func makeWindow() -> FormWindowController {
    let form = Form(Profile(), validation: validation)
    let view = FormView(
      form, submitTitle: "_Save", successMessage: { _ in "Your profile is saved" }
    ) {
      FormTextField("_Name", form.field(\.name)).with { $0.inputPurpose = .name }
      FormTextField("_Age", form.field(\.age)).with { $0.inputPurpose = .digits }
      FormCheckButton("I a_gree to sell my soul", form.field(\.acceptsAgreement))
      FormTextField("_Description", form.field(\.about))
    }
    return FormWindowController("User Profile", view)
  }
}
