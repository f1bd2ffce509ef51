public import GenericForm

/// A control for a time of day, in the 12-hour or 24-hour format of the user's locale.
///
/// "9", "930", "9.30" and "9pm" work in every locale. When the focus leaves the entry, it shows the
/// time in the locale's format.
///
/// ```swift
/// let opening = FormTimeField("_Opens at", .required("Enter a time"))
/// opening.isValid  // false
/// opening.value = TimeOfDay("09:30")
/// opening.isValid  // true
/// ```
///
/// In GTK this is the class `FormTimeField`, with the properties `value`, `minimum` and `maximum`, as
/// `hh:mm` or `hh:mm:ss`, and `required-message`.
public final class FormTimeField: BoundedControl<TimeOfDay> {
  override class var objectClass: WidgetClass {
    controlClass("FormTimeField", of: FormTimeField.self, properties: describedProperties)
  }

  override class var kind: String { "time" }

  override var missingMessage: ValidationMessage { .control(.`clock.missing`) }

  required init(_ making: ControlMaking<TimeOfDay?>) {
    let pattern = TimePattern.ofLocale
    let entry = Entry()
    entry.placeholder = pattern.words
    weak var control: FormTimeField?
    super.init(
      making.edited(by: entry) { field in
        field.converted(format: pattern.text(of:)) { text in
          let read = pattern.read(text)
          guard case .value(let time?) = read, let control else { return read }
          return control.bounds.input(time)
        }
      })
    control = self
  }
}
