import FormTextField
import GenericForm
import Screens

extension Login {
  static func makeWindow() -> FormWindowController {
    let form = Form(Login(), validation: validation)
    let server = FakeServer()
    form.onSubmit { login in try await server.logIn(login) }
    let view = FormView(form, submitTitle: "_Log In", successMessage: { _ in "Welcome back" }) {
      FormTextField("_Email", form.field(\.email)).with {
        $0.placeholder = "mei@example.com"
        $0.inputPurpose = .email
      }
      FormPasswordField("_Password", form.field(\.password)).with {
        $0.placeholder = "open sesame"
      }
    }
    return FormWindowController("Log In", view)
  }
}
