// Makes the mistake named on the command line. Each one stops the program with an error message.

import FormAdwaita
import FormDrafts
import FormTextField
import GenericForm
import GenericFormTesting
import PasswordStrength
import RegexBuilder

struct Person {
  var name = ""
  var city = ""
  var pin = 0
}

let form = Form(Person()) {
  FieldValidation(\.name, .required)
  FieldValidation(\.city, .required)
}

enum SeatMessage: String, MessageTable {
  static let entries = MessageEntries<Self>()

  case taken = "Choose another seat: {seat} is taken"
}

enum BrokenMessage: String, MessageTable {
  static let entries = MessageEntries<Self>()

  case days = "{count, plural, one {1 day}}"
}

/// Mistakes that need no display.
let mistakesOfForms: [String: @MainActor () -> Void] = [
  "count": { _ = Rule<String>.minLength(-1) },
  "counts": { _ = Rule<String>.length(in: -2...5) },
  "uuid": { _ = Rule.isUUID(version: 9) },
  "rating": { _ = PasswordRating(score: 5) },
  "strength": { _ = Rule.isPasswordStrong(atLeast: -1) },
  "rounded": { _ = ValidationFormatter<Double>.rounded(to: -1) },
  "limited": { _ = ValidationFormatter.limitedTo(-1) },
  "grouped": { _ = ValidationFormatter.grouped(by: 4, 0) },
  "regex": { _ = Pattern(Regex { TryCapture(.word) { Int($0) } }) },
  "argument": { _ = ValidationMessage(SeatMessage.taken, ["place": "12A"]) },
  "plural": { _ = ValidationMessage(BrokenMessage.days, ["count": 2]) },
  "mock": { MockTextField(form.field(\.name)).validators = [.email] },
  "secret": { form.field(\.pin).isSecret = true },
  "folder": {
    _ = FormDraft<String>("note", folder: "drafts") {
      Array($0.utf8)
    } decode: { _, _ in
    }
  },
]

@MainActor func makeName() -> FormTextField { FormTextField("_Name", form.field(\.name)) }

/// Mistakes made after GTK is initialized.
let mistakesOfControls: [String: @MainActor () -> Void] = [
  "id": { _ = try? FormApplication(id: "Mistakes") },
  "missing": {
    _ = FormWindowController(
      "People",
      FormView(form, submitTitle: "_Add") { makeName() })
  },
  "twice": {
    _ = FormWindowController(
      "People",
      FormView(form, submitTitle: "_Add") {
        makeName()
        FormTextField("_City", form.field(\.city))
        FormTextField("Name _again", form.field(\.name))
      })
  },
  "stranger": {
    _ = FormWindowController(
      "People",
      FormView(Form(Person()) {}, submitTitle: "_Add") { makeName() })
  },
  "bound": {
    _ = FormWindowController(
      "People",
      FormView([makeName()], submitTitle: "_Add") {})
  },
  "shownTwice": {
    let view = FormView([FormTextField("_City")], submitTitle: "_Add") {}
    withExtendedLifetime(FormWindowController("People", view)) {
      _ = FormWindowController("Places", view)
    }
  },
  "shownAgain": {
    let view = FormView([FormTextField("_City")], submitTitle: "_Add") {}
    FormWindowController("People", view).close()
    _ = FormWindowController("Places", view)
  },
  "same": {
    let city = FormTextField("_City")
    _ = FormWindowController(
      "People",
      FormView([city, city], submitTitle: "_Add") {})
  },
  "pages": { _ = FormPages {} },
  "number": {
    _ = FormNumberField("_Age", form.field(\.pin)).with {
      $0.range = 0...9
      $0.step = 0
    }
  },
  "slider": {
    _ = FormSlider("_Age", form.field(\.pin)).with {
      $0.range = 0...9
      $0.step = 0
    }
  },
  "lines": { FormTextArea("_Note").lines = 0...3 },
  "preferences": {
    Adwaita.start()
    let view = FormView([FormTextField("_City")], submitTitle: "_Add") {}
    withExtendedLifetime(FormWindowController("People", view)) {
      let page = FormPreferences.Page("Places", icon: "", view)
      _ = FormPreferences("Preferences", pages: [page])
    }
  },
  "preferencesOfAViewThatEnded": {
    Adwaita.start()
    let view = FormView([FormTextField("_City")], submitTitle: "_Add") {}
    view.end()
    let page = FormPreferences.Page("Places", icon: "", view)
    _ = FormPreferences("Preferences", pages: [page])
  },
  "preferencesShownTwice": {
    Adwaita.start()
    let window = FormWindowController("People", FormView([], submitTitle: "_Add") {})
    let preferences = FormPreferences("Preferences", pages: [])
    preferences.present(over: window.widget)
    preferences.present(over: window.widget)
  },
  "window": { _ = Window(FormTextField("_City").widget.pointer) },
  "fileType": { _ = FileType(".pdf") },
]

let argument = CommandLine.arguments.last ?? ""
if argument == "uninitialized" { _ = FormTextField("_Name") }
if let mistake = mistakesOfForms[argument] { mistake() }
_ = try FormApplication(id: "org.example.Mistakes")
if let mistake = mistakesOfControls[argument] { mistake() }
print((Array(mistakesOfForms.keys) + Array(mistakesOfControls.keys) + ["uninitialized"]).sorted())
