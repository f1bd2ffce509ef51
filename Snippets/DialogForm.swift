import FormTextField
import GenericForm

struct Guest {
  var name = ""
  var email = ""
}

@MainActor func askForGuest(over widget: Widget) async -> Guest? {
  let form = Form(Guest()) {
    FieldValidation(\.name, .required, formatters: [.trimmed])
    FieldValidation(\.email, .required, rules: [.isEmail])
  }
  let dialog = FormDialog("New Guest", form, submitTitle: "_Invite") {
    FormTextField("_Name", form.field(\.name))
    FormTextField("_Email", form.field(\.email))
  }
  return await dialog.run(over: widget)
}

let application = try FormApplication(id: "org.example.Party")
let party = FormTextField("_Party", validators: [.required])
let addGuest = FormAction("_Add Guest…") { view in
  Task {
    guard let guest = await askForGuest(over: view.widget) else { return }
    view.showInformation("\(guest.name) is invited")
  }
}
let view = FormView([party], submitTitle: "_Save", actions: [addGuest]) { print(party.text) }
application.run(FormWindowController("Party", view))
