import FormTextField
import GenericForm
import Screens

extension NewAccount {
  static func makeWindow() -> FormWindowController {
    let form = Form(NewAccount(), validation: validation)
    let server = FakeServer()
    form.onSubmit { account in try await server.add(account) }
    let view = FormView(
      form, submitTitle: "C_reate Account", successMessage: { _ in "Your account is created" }
    ) {
      FormTextField("_Email", form.field(\.email)).with { $0.inputPurpose = .email }
      FormCheckButton("This account is for a _company", form.field(\.isForCompany))
      FormTextField("_Name of the company", form.field(\.company))
      FormTextField("_Street", form.field(\.address.street))
      FormTextField("_Postal code", form.field(\.address.postalCode))
      FormTextField("C_ity", form.field(\.address.city))
    }
    return FormWindowController("Create an Account", view)
  }
}
