import FormTextField
import GenericForm
import Screens

extension Profile {
  static func makeWindow() -> FormWindowController {
    let form = Form(Profile(), validation: validation)
    let name = FormTextField("_Name")
    name.bind(to: form, \.name)
    name.inputPurpose = .name
    let age = FormTextField("_Age")
    age.bind(to: form, \.age)
    age.inputPurpose = .digits
    let agreement = FormCheckButton("I a_gree to sell my soul")
    agreement.bind(to: form, \.acceptsAgreement)
    let about = FormTextField("_Description")
    about.bind(to: form, \.about)
    return FormWindowController(
      title: "User profile", form: form, fields: [name, age, agreement, about],
      submitTitle: "_Save", successMessage: "Your profile is saved")
  }
}
