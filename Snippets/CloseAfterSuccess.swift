import FormTextField
import GenericForm

struct Note {
  var title = ""
}

let form = Form(Note()) {
  FieldValidation(\.title, .required, formatters: [.trimmed])
}

let application = try FormApplication(id: "org.example.Notes")
let view = FormView(form, submitTitle: "_Save", closesOnSuccess: true, actions: [.cancel]) {
  FormTextField("_Title", form.field(\.title))
}
form.onSubmit { note in print("Saved “\(note.title)”") }
application.run(FormWindowController("New Note", view))
