import FormTextField
import GenericForm

struct Profile {
  var name = ""
  var email = ""
  var sharesLocation = false
  var street = ""
  var city = ""
}

let application = try FormApplication(id: "org.example.Profile")
let form = Form(Profile()) {
  FieldValidation(\.name, .required)
  FieldValidation(\.email, .required, rules: [.isEmail])
}
let view = FormView(form, submitTitle: "_Save") {
  FormSection("You", description: "Your friends see this.") {
    FormTextField("_Name", form.field(\.name))
    FormTextField("_Email", form.field(\.email))
    FormSwitch("Share your _location", form.field(\.sharesLocation), hint: "While you travel")
    FormSection("_Address", isCollapsible: true) {
      FormTextField("S_treet", form.field(\.street))
      FormTextField("_City", form.field(\.city))
    }
  }
}
view.look = .rows
application.run(FormWindowController("Profile", view))
