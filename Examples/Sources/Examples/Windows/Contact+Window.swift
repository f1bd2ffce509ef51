import FormTextField
import GenericForm
import Screens

extension Contact {
  static func makeWindow() -> FormWindowController {
    let form = Form(Contact(), validation: validation)
    let view = FormView(form, submitTitle: "_Send", successMessage: { _ in "Your message is sent" })
    {
      FormTextField("_Name", form.field(\.name)).with { $0.inputPurpose = .name }
      FormTextField("_Phone", form.field(\.phone)).with {
        $0.placeholder = "+33 6 03 90 35 94"
        $0.inputPurpose = .phone
      }
      FormTextField("_Message", form.field(\.message))
    }
    view.returnAction = .nextField
    return FormWindowController("Contact", view)
  }
}
