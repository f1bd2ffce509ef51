// A form with a draft, on pages and in rows, which end-to-end tests fill in.

import FormDrafts
import FormTextField
import GenericForm

struct Guest: Codable, Identifiable {
  let id: Int
  var name = ""
  var age: Int?
}

struct Journey: Codable {
  var title = ""
  var notes = ""
  var password = ""
  var search = ""
  var tags: [String] = []
  var code = ""
  var isPublic = false
  var hasAlarm = false
  var size: String?
  var plan: String?
  var country: String?
  var days: Set<String> = []
  var volume = 0.0
  var price = 0.0...100
  var color: String?
  var document: String?
  var portrait: String?
  var attachments: [String] = []
  var weight: Double?
  var budget: Money?
  var arrival: CalendarDate?
  var breakfast: TimeOfDay?
  var meeting: CalendarDateTime?
  var guests = [Guest(id: 1)]
}

let form = Form(Journey()) {
  FieldValidation(\.title)
  each(\.guests) { FieldValidation(\.age) }
}
FormLook(rawValue: CommandLine.arguments.last ?? "").map { FormLook.standard = $0 }
let application = try FormApplication(id: "org.example.Journey")
let sizes = ["Small", "Large"]
let window = FormWindowController(
  "Journey",
  FormView(form, submitTitle: "_Send", draft: FormDraft("journey")) {
    FormPages {
      FormPage("Words") {
        FormTextField("Title", form.field(\.title))
        FormTextArea("Notes", form.field(\.notes))
        FormPasswordField("Password", form.field(\.password))
        FormSearchField("Search", form.field(\.search))
        FormTagsField("Tags", form.field(\.tags))
        FormCodeField("Code", form.field(\.code))
      }
      FormPage("Choices") {
        FormCheckButton("Public", form.field(\.isPublic))
        FormSwitch("Alarm", form.field(\.hasAlarm))
        FormChoice("Size", form.field(\.size), options: sizes)
        FormChoice("Plan", form.field(\.plan), options: sizes, style: .radio)
        FormCountryField("Country", form.field(\.country))
        FormMultipleChoice("Days", form.field(\.days), options: ["Monday", "Tuesday"])
        FormSlider("Volume", form.field(\.volume)).with { $0.range = 0...100 }
        FormRangeSlider("Price", form.field(\.price)).with { $0.range = 0...100 }
        FormColorField("Color", form.field(\.color))
        FormFileField("Document", form.field(\.document))
        FormFilesField("Attachments", form.field(\.attachments))
        FormPictureField("Portrait", form.field(\.portrait))
      }
      FormPage("Numbers, dates and rows") {
        FormNumberField("Weight", form.field(\.weight))
        FormMoneyField("Budget", form.field(\.budget)).with { $0.currencies = ["EUR", "USD"] }
        FormDateField("Arrival", form.field(\.arrival))
        FormTimeField("Breakfast", form.field(\.breakfast))
        FormDateTimeField("Meeting", form.field(\.meeting))
        FormRows("Guests", form, each: \.guests, rowTitle: "Guest", adding: { Guest(id: 2) }) {
          guest in
          FormTextField("Guest name", guest.field(\.name))
          FormNumberField("Age", guest.field(\.age))
        }
      }
    }
  })
application.run(window)
