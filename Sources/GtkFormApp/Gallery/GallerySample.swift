import FormTextField
import GenericForm

/// One control of the gallery: the code that makes it, in each state.
@MainActor
struct GallerySample {
  /// The name of its class.
  let name: String

  /// The name, with the variant if the gallery has several.
  let title: String

  /// The code that makes it, as a program writes it.
  let code: String

  /// Makes the control in a state, and the form that it is bound to.
  let make: (GalleryState) -> (control: FormControl, form: AnyObject)

  /// A control of the gallery.
  ///
  /// - Parameters:
  ///   - code: The code that makes it, which the gallery shows.
  ///   - value: The initial value.
  ///   - filled: A value that is filled in.
  ///   - variant: Distinguishes it from another sample of its class.
  ///   - make: Runs the code, with the field to bind and the hint to show.
  init<Value: Equatable & Sendable>(
    _ code: String, value: Value, filled: Value, variant: String = "",
    make: @escaping (_ field: Field<Value>, _ hint: String) -> FormControl
  ) {
    name = String(code.prefix { $0.isLetter })
    title = variant.isEmpty ? name : "\(name): \(variant)"
    self.code = code
    self.make = { state in
      let form = Form(Specimen(value: state.isFilled ? filled : value)) {
        FieldValidation(
          \.value, state == .required ? .required("Fill this in") : nil,
          rules: state == .warning
            ? [ValidationRule("This is unusual", severity: .warning) { _ in false }] : [],
          checks: [state.check()].compactMap(\.self))
      }
      let control = make(form.field(\.value), state == .hint ? "Help with filling it in" : "")
      state.apply(to: control)
      return (control, form)
    }
  }
}

extension GallerySample {
  /// Returns true for the name of the class, and for the title.
  func isCalled(_ name: String?) -> Bool { name == self.name || name == title }
}

private struct Specimen<Value: Equatable & Sendable>: Sendable {
  var value: Value
}
