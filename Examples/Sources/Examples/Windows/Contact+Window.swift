import FormTextField
import GenericForm
import Screens

extension Contact {
  static func makeWindow() -> FormWindowController {
    let form = Form(Contact(), validation: validation)
    let name = FormTextField("_Name")
    name.bind(to: form, \.name)
    name.inputPurpose = .name
    let phone = FormTextField("_Phone")
    phone.bind(to: form, \.phone)
    phone.inputPurpose = .phone
    phone.placeholder = "+33 6 03 90 35 94"
    let message = FormTextField("_Message")
    message.bind(to: form, \.message)
    return FormWindowController(
      title: "Contact", form: form, fields: [name, phone, message], submitTitle: "_Send",
      successMessage: "Your message is sent")
  }
}
