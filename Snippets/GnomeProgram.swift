import FormAdwaita
import FormTextField
import GenericForm

struct Settings {
  var sender = "Newsletter"
  var notifies = true
}

@MainActor func showPreferences(over widget: Widget) {
  let form = Form(Settings()) {
    FieldValidation(\.sender, .required)
    FieldValidation(\.notifies)
  }
  let view = FormView(form, applying: { settings in print(settings) }) {
    FormTextField("_Sender", form.field(\.sender))
    FormSwitch("_Notify me", form.field(\.notifies))
  }
  let page = FormPreferences.Page("General", icon: "preferences-system-symbolic", view)
  FormPreferences("Preferences", pages: [page]).present(over: widget)
}

let application = try FormApplication(id: "org.example.Newsletter")
Adwaita.start()
let email = FormTextField("_Email", validators: [.required, .email])
let preferences = FormAction("_Preferences") { view in showPreferences(over: view.widget) }
let view = FormView([email], submitTitle: "_Subscribe", actions: [preferences]) {
  print("Welcome, \(email.text)")
}
application.run(FormWindowController("Newsletter", view))
