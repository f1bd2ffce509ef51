import FormTextField
import GenericForm
import Screens

extension Contact {
  static func makeWindow() -> FormWindowController {
    let form = Form(Contact(), validation: validation)
    let window = FormWindowController(
      "Contact", form: form, submitTitle: "_Send", successMessage: { _ in "Your message is sent" }
    ) {
      FormTextField("_Name", form.field(\.name), purpose: .name)
      FormTextField(
        "_Phone", form.field(\.phone), placeholder: "+33 6 03 90 35 94", purpose: .phone)
      FormTextField("_Message", form.field(\.message))
    }
    window.returnAction = .nextField
    return window
  }
}
