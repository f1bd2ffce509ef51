import FormTextField
import GenericForm
import Screens

extension NewAccount {
  static func makeWindow() -> FormWindowController {
    let form = Form(NewAccount(), validation: validation)
    let server = FakeServer()
    form.onSubmit { account in try await server.add(account) }
    let email = FormTextField("_Email")
    email.bind(to: form, \.email)
    email.inputPurpose = .email
    let isForCompany = FormCheckButton("This account is for a _company")
    isForCompany.bind(to: form, \.isForCompany)
    let company = FormTextField("_Name of the company")
    company.bind(to: form, \.company)
    let street = FormTextField("_Street")
    street.bind(to: form, \.address.street)
    let postcode = FormTextField("_Postcode")
    postcode.bind(to: form, \.address.postcode)
    let city = FormTextField("C_ity")
    city.bind(to: form, \.address.city)
    return FormWindowController(
      title: "Create an account", form: form,
      fields: [email, isForCompany, company, street, postcode, city],
      submitTitle: "C_reate account", successMessage: "Your account is created")
  }
}
