import FormTextField
import GenericForm

/// A PIN of six digits, with one box per digit.
nonisolated struct Unlocking: Sendable {
  var pin = ""
}

extension Unlocking {
  static func makeWindow() -> FormWindowController {
    let form = Form(Unlocking()) {
      FieldValidation(\.pin, .required("Enter the PIN"), rules: [.isPIN])
    }
    form.field(\.pin).isSecret = true
    let view = FormView(form, submitTitle: "_Unlock", successMessage: { _ in "Unlocked" }) {
      FormControl("_PIN", form.field(\.pin), editor: PINEditor(digits: 6))
    }
    return FormWindowController("Unlock", view)
  }
}

extension ValidationRule where Value == String {
  fileprivate static var isPIN: Self { (isDigits && ofLength(6)).message("Enter 6 digits") }
}
