import FormTextField
import GenericForm

struct Visit {
  var name = ""
  var company = ""
  var note = ""
}

let form = Form(Visit()) {
  FieldValidation(\.name, .required)
}
form.onSubmit { visit in print("Welcome, \(visit.name)") }

let application = try FormApplication(id: "org.example.Visit")
let view = FormView(form, submitTitle: "_Check In") {
  FormTextField("_Name", form.field(\.name))
  FormTextField("C_ompany", form.field(\.company))
  FormTextArea("No_te", form.field(\.note))
}
view.returnAction = .nextField
let help = MenuItem("_Help", key: "F1") { print("Ask at the reception") }
application.run(FormWindowController("Visitor", view, menu: [help]))
