import FormTextField
import GenericForm

struct Settings {
  var sender = ""
}

struct Letter {
  var subject = ""
  var text = ""
}

var settings = Settings()

@MainActor func editSettings(over widget: Widget) async {
  let form = Form(settings) { FieldValidation(\.sender, .required, formatters: [.trimmed]) }
  let dialog = FormDialog("Preferences", form, submitTitle: "_Apply") {
    FormTextField("_Sender", form.field(\.sender))
  }
  if let changed = await dialog.run(over: widget) { settings = changed }
}

let application = try FormApplication(id: "org.example.Letters", instances: .one)
application.run {
  let form = Form(Letter()) {
    FieldValidation(\.subject, .required)
    FieldValidation(\.text, .required)
  }
  form.onSubmit { letter in print("\(settings.sender) sent “\(letter.subject)”") }
  let view = FormView(form, submitTitle: "_Send", closesOnSuccess: true) {
    FormTextField("Sub_ject", form.field(\.subject))
    FormTextArea("_Text", form.field(\.text))
  }
  let menu = [
    MenuItem("_New Window", key: "<Control>n") { application.openWindow() },
    MenuItem("_Preferences", key: "<Control>comma") { [weak view] in
      guard let view else { return }
      Task { await editSettings(over: view.widget) }
    },
    MenuItem("_Keyboard Shortcuts", key: "<Control>question") { [weak view] in
      view?.showShortcuts()
    },
    MenuItem("_About Letters") { [weak view] in
      guard let view else { return }
      AboutDialog(name: "Letters", icon: "org.example.Letters", version: "1.0", license: .mit)
        .present(over: view.widget)
    },
  ]
  return FormWindowController("New Letter", view, menu: menu)
}
