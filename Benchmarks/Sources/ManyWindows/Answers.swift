import FormTextField
import GenericForm

/// The values of a window with every control.
struct Answers: Sendable {
  var name = ""
  var password = ""
  var letter = ""
  var accepts = false
  var alarm = false
  var size: String?
  var colorOfEyes: String?
  var days: Set<String> = []
  var weight: Double?
  var volume = 0.0
  var price = 0.0...100
  var arrival: CalendarDate?
  var breakfast: TimeOfDay?
  var meeting: CalendarDateTime?
  var document: String?
  var portrait: String?
  var color: String?
}

/// Returns a window with every control, and its form.
@MainActor
func everyControl() -> (FormWindowController, AnyObject) {
  let sizes = ["Small", "Medium", "Large"]
  let form = Form(Answers()) {
    FieldValidation(\.name, .required, rules: [.minLength(2)])
    FieldValidation(\.password, .required, rules: ValidationRule<Answers, String>.password)
    FieldValidation(\.size, .required)
  }
  let window = FormWindowController(
    "Every control",
    FormView(form, submitTitle: "_Send") {
      FormTextField("_Name", form.field(\.name), hint: "As in your passport")
      FormPasswordField("_Password", form.field(\.password)).with { $0.showsRules = true }
      FormTextArea("_Letter", form.field(\.letter))
      FormCheckButton("I _accept the terms", form.field(\.accepts))
      FormSwitch("_Alarm", form.field(\.alarm))
      FormChoice("_Size", form.field(\.size), options: sizes)
      FormChoice("_Eyes", form.field(\.colorOfEyes), options: ["Blue", "Brown"], style: .radio)
      FormMultipleChoice("_Days", form.field(\.days), options: ["Monday", "Tuesday"])
      FormNumberField("_Weight", form.field(\.weight)).with {
        $0.range = 0...30
        $0.step = 0.5
        $0.unit = "kg"
      }
      FormSlider("_Volume", form.field(\.volume)).with {
        $0.range = 0...100
        $0.unit = "%"
      }
      FormRangeSlider("P_rice", form.field(\.price)).with {
        $0.range = 0...100
        $0.step = 5
        $0.unit = "€"
      }
      FormDateField("Arri_val", form.field(\.arrival))
      FormTimeField("_Breakfast", form.field(\.breakfast))
      FormDateTimeField("_Meeting", form.field(\.meeting))
      FormFileField("D_ocument", form.field(\.document)).with { $0.types = ["pdf"] }
      FormPictureField("Por_trait", form.field(\.portrait))
      FormColorField("_Color", form.field(\.color))
    })
  // Like a user, it fills in some fields and skips others.
  form.field(\.name).value = "M"
  form.field(\.days).value = ["Monday"]
  form.field(\.name).leave()
  form.field(\.size).leave()
  return (window, form)
}
