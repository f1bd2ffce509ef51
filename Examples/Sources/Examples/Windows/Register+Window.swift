import FormTextField
import GenericForm
import Screens

extension Register {
  static func makeWindow() -> FormWindowController {
    let form = Form(Register(), validation: validation)
    let view = FormView(
      form, submitTitle: "_Register", successMessage: { _ in "You are registered" }
    ) {
      FormTextField("_Username", form.field(\.username))
      FormTextField("_Email", form.field(\.email)).with { $0.inputPurpose = .email }
      FormTextField("_Website", form.field(\.website)).with { $0.inputPurpose = .url }
      FormPasswordField("_Password", form.field(\.password))
      FormPasswordField("Password a_gain", form.field(\.passwordAgain))
      FormCheckButton("I _accept the terms", form.field(\.acceptsTerms))
    }
    return FormWindowController("Register", view)
  }
}
