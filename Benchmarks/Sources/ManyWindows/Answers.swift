import FormTextField
import GenericForm
import Samples

/// The values of a window with every control.
struct Answers: Sendable {
  private var values: [String: any Sendable] = [:]

  subscript<Value: Sendable>(answer: Answer<Value>) -> Value {
    get { values[answer.name] as? Value ?? answer.start }
    set { values[answer.name] = newValue }
  }
}

/// The value of the control with a name, and the one that it starts with.
struct Answer<Value: Sendable>: Hashable, Sendable {
  let name: String
  let start: Value

  static func == (one: Answer, other: Answer) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns a window with every control, and its form.
@MainActor
func everyControl() -> (FormWindowController, AnyObject) {
  let name = Answer(name: "FormTextField", start: "")
  let password = Answer(name: "FormPasswordField", start: "")
  let size = Answer(name: "FormChoice", start: String?.none)
  let form = Form(Answers()) {
    FieldValidation(\.[name], .required, rules: [.minLength(2)])
    FieldValidation(\.[password], .required, rules: ValidationRule<Answers, String>.password)
    FieldValidation(\.[size], .required)
  }
  let window = FormWindowController(
    "Every control",
    FormView(form, submitTitle: "_Send") {
      for sample in ControlSample.all { control(sample, sample.values, of: form) }
    })
  // Like a user, it fills in some fields and skips others.
  form.field(\.[name]).value = "M"
  form.field(\.[name]).leave()
  form.field(\.[size]).leave()
  return (window, form)
}

/// Makes the control of a sample, with its options that are on at first.
@MainActor
private func control<Values: SampleValues>(
  _ sample: ControlSample, _ values: Values, of form: Form<Answers>
) -> FormControl {
  let answer = Answer(name: sample.name, start: values.start)
  // The view gives each title a mnemonic of its own.
  let title = sample.code.title.replacing("_", with: "")
  let control = values.make(title, form.field(\.[answer]))
  for option in sample.options { option.choices[option.start].apply(control) }
  return control
}
