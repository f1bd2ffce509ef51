import FormPhoneNumbers
import FormTextField
import GenericForm
import PhoneNumbers

struct Contact { var mobile = "" }

let application = try FormApplication(id: "org.example.Contact")
let form = Form(Contact()) {
  FieldValidation(\.mobile, .required, rules: [.isMobile(region: "FR")])
}
let view = FormView(form, submitTitle: "_Save") {
  FormControl("_Mobile", form.field(\.mobile), editor: PhoneNumberEditor(region: "FR"))
}
application.run(FormWindowController("Contact", view))
