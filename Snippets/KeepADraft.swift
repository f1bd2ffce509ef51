import FormDrafts
import FormTextField
import GenericForm

struct Note: Codable {
  var title = ""
  var text = ""
}

let form = Form(Note()) {
  FieldValidation(\.title, .required, formatters: [.trimmed])
}

let application = try FormApplication(id: "org.example.Notes")
let view = FormView(form, submitTitle: "_Save", actions: [.cancel], draft: FormDraft("note")) {
  FormTextField("_Title", form.field(\.title))
  FormTextArea("Te_xt", form.field(\.text))
}
form.onSubmit { note in print("Saved “\(note.title)”") }
application.run(FormWindowController("New Note", view))
