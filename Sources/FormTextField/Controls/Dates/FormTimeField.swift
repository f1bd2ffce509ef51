public import GenericForm

/// A control for a time of day, in the 12-hour or 24-hour format of the user's locale.
///
/// "9", "930", "9.30" and "9pm" work in every locale. When the focus leaves the entry, it shows the
/// time in the locale's format.
///
/// ```swift
/// let opening = FormTimeField("_Opens at", requiredMessage: "Enter a time")
/// opening.isValid  // false
/// opening.value = TimeOfDay("09:30")
/// opening.isValid  // true
/// ```
///
/// In GTK this is the class `FormTimeField`, with the properties `value`, as `hh:mm` or `hh:mm:ss`,
/// and `required-message`.
public final class FormTimeField: ValueControl<TimeOfDay?> {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormTimeField",
    properties: [
      .described("value", \FormTimeField.value),
      .text("required-message", \FormTimeField.requiredMessage),
    ],
    make: { FormTimeField($0, LoneValue(nil)) })

  /// Creates a control for an optional field of a form, whose entry is empty for `nil`.
  ///
  /// ```swift
  /// FormTimeField("_Opens at", form.field(\.opening))
  /// ```
  public convenience init(_ title: String, _ field: Field<TimeOfDay?>, hint: String = "") {
    self.init(WidgetInstance(making: Self.objectClass), field)
    start(title, hint: hint)
  }

  /// Creates a control for a field of a form that always has a value.
  public convenience init(_ title: String, _ field: Field<TimeOfDay>, hint: String = "") {
    self.init(title, field.optional(.control(.`clock.missing`)), hint: hint)
  }

  /// Creates a control without a form; `requiredMessage` is its error while it is empty.
  public convenience init(
    _ title: String, value: TimeOfDay? = nil, requiredMessage: String = "", hint: String = ""
  ) {
    self.init(
      WidgetInstance(making: Self.objectClass),
      LoneValue(value, requiredMessage: requiredMessage))
    start(title, hint: hint)
  }

  private convenience init(_ instance: WidgetInstance, _ lone: LoneValue<TimeOfDay?>) {
    self.init(instance, lone.field, lone: lone)
  }

  convenience init(
    _ instance: WidgetInstance, _ field: Field<TimeOfDay?>, lone: LoneValue<TimeOfDay?>? = nil,
    pattern: TimePattern = .ofLocale
  ) {
    let entry = Entry(.text)
    entry.placeholder = pattern.words
    self.init(
      instance, field, lone: lone, editor: entry,
      through: { $0.converted(format: pattern.text, read: pattern.read) })
  }
}
