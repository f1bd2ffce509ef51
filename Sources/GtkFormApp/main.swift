import FormTextField
import GenericForm

let application = FormApplication(id: "io.github.genericform.GtkFormApp")
try application.run {
  let name = FormTextField("_Name", validators: [.required])
  let email = FormTextField("_Email", validators: [.required, .email])
  let mobile = FormTextField("_Mobile", validators: [.mobile])
  let password = FormTextField("_Password", validators: [.required, .password], isSecure: true)
  let terms = FormCheckButton("I _accept the terms", requiredMessage: "Please accept the terms")
  return FormWindowController(
    title: "Sign up", fields: [name, email, mobile, password, terms], submitTitle: "_Sign up",
    successMessage: "Account created"
  ) {
    try await Task.sleep(for: .seconds(1))
    if name.text == "Bob" { throw FieldRefusal(name, "This name is taken") }
    if name.text == "Err" { throw InterfaceProblem() }
  }
}
struct InterfaceProblem: Error, CustomStringConvertible { let description = "The file x is full." }
