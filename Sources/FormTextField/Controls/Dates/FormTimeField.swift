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
public final class FormTimeField: ValueControl<TimeOfDay?>, BoundedControl {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormTimeField", of: FormTimeField.self,
      properties: [
        .described("value", \FormTimeField.value),
        .described("minimum", \FormTimeField.minimum),
        .described("maximum", \FormTimeField.maximum),
        .text("required-message", \FormTimeField.requiredMessage),
      ])
  }

  override class var startValue: TimeOfDay? { nil }

  override var missingMessage: ValidationMessage { .control(.`clock.missing`) }

  override var boundsMistake: String? { mistake(inBoundsOf: "time") }

  override var isOutside: Bool { value.map { !bounds.contain($0) } ?? false }

  private let reader = TimeReader()

  required init(_ making: ControlMaking<TimeOfDay?>) {
    let entry = Entry()
    entry.placeholder = reader.pattern.words
    super.init(making.edited(by: entry, through: reader.text(of:)))
  }

  /// The first and the last time that the user can enter.
  public var bounds: Bounds<TimeOfDay> {
    get { reader.bounds }
    set {
      reader.bounds = newValue
      show(field)
      reportBounds()
    }
  }
}
