public import GenericForm

/// A control for a time of day, typed as the person's locale writes it, with 12 or 24 hours.
///
/// "9", "930", "9.30" and "9pm" will do, everywhere. Once the entry is left, it shows the time as the
/// locale does.
///
/// ```swift
/// let opening = FormTimeField("_Opens at", requiredMessage: "Enter a time")
/// opening.isValid  // false
/// opening.value = TimeOfDay("09:30")
/// opening.isValid  // true
/// ```
///
/// In GTK it is the class `FormTimeField`, with the properties `value`, as `hh:mm` or `hh:mm:ss`, and
/// `required-message`.
public final class FormTimeField: ValueControl<TimeOfDay?> {
  /// The class in GObject, registered at first use.
  static let objectClass = ControlClass(
    "FormTimeField",
    properties: [
      .described("value", \FormTimeField.value),
      .text("required-message", \FormTimeField.requiredMessage),
    ],
    make: { FormTimeField($0, LoneValue(nil)) })

  /// Creates a control for an optional field of a form; nil is an empty entry.
  ///
  /// ```swift
  /// FormTimeField("_Opens at", form.field(\.opening))
  /// ```
  public convenience init(_ title: String, _ field: Field<TimeOfDay?>, hint: String = "") {
    self.init(ControlInstance(making: Self.objectClass.type), field)
    start(title, hint: hint)
  }

  /// Creates a control for a field of a form that always has a value.
  public convenience init(_ title: String, _ field: Field<TimeOfDay>, hint: String = "") {
    self.init(title, field.optional(.missingTime), hint: hint)
  }

  /// Creates a control without a form; `requiredMessage` is its error while it is empty.
  public convenience init(
    _ title: String, value: TimeOfDay? = nil, requiredMessage: String = "", hint: String = ""
  ) {
    self.init(
      ControlInstance(making: Self.objectClass.type),
      LoneValue(value, requiredMessage: requiredMessage))
    start(title, hint: hint)
  }

  private convenience init(_ instance: ControlInstance, _ lone: LoneValue<TimeOfDay?>) {
    self.init(instance, lone.field, lone: lone)
  }

  convenience init(
    _ instance: ControlInstance, _ field: Field<TimeOfDay?>, lone: LoneValue<TimeOfDay?>? = nil,
    pattern: TimePattern = .ofLocale
  ) {
    let entry = Entry(.text)
    entry.placeholder = pattern.words
    self.init(
      instance, field, lone: lone, editor: entry,
      through: { $0.converted(format: pattern.text, read: pattern.read) })
  }
}
