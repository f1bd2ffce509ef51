import FormTextField
import GenericForm

struct Contact {
  var name = ""
  var email = ""
}

let form = Form(Contact()) {
  FieldValidation(\.name, .required("Enter your name"))
  FieldValidation(\.email, .required("Enter your email address"), rules: [.isEmail])
}
form.onSubmit { contact in print("We write to \(contact.email)") }

let application = try FormApplication(id: "org.example.Contact")
let view = FormView(form, submitTitle: "_Send") {
  FormSection("You", description: "We answer within a week.") {
    FormTextField("_Name", form.field(\.name)).with { $0.inputPurpose = .name }
    FormTextField("_Email", form.field(\.email), hint: "We don't pass it on").with {
      $0.inputPurpose = .email
    }
  }
}
application.run(FormWindowController("Contact", view))
