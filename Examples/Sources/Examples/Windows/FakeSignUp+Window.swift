import FormTextField
import GenericForm
import Screens

extension FakeSignUp {
  static func makeWindow() -> FormWindowController {
    let form = Form(
      FakeSignUp(), validation: validation(isFree: .isFree(on: FakeServer())), timing: .onChange)
    let view = FormView(
      form, submitTitle: "_Sign Up", needsValidForm: true,
      successMessage: { _ in "Congratulations!" }
    ) {
      FormTextField("_Username", form.field(\.username)).with {
        $0.placeholder = "only foobar is free"
      }
      FormPasswordField("_Password", form.field(\.password))
      FormPasswordField("Password a_gain", form.field(\.passwordAgain))
    }
    view.marksValidity = true
    return FormWindowController("Sign Up", view)
  }
}
