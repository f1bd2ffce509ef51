public import GenericForm

/// A control for on or off: a switch at the end of its title's line.
///
/// Use a switch for a setting. For consent, use a ``FormCheckButton``.
///
/// ```swift
/// let newsletter = FormSwitch("_Newsletter", hint: "Once a month")
/// newsletter.value  // false
/// let lamp = FormSwitch("_Lamp", requiredMessage: "Turn the lamp on")
/// lamp.isValid  // false
/// lamp.value = true
/// lamp.isValid  // true
/// ```
///
/// In GTK this is the class `FormSwitch`, with the properties `active` and `required-message`.
public final class FormSwitch: ValueControl<Bool> {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormSwitch",
    properties: [
      .flag("active", \FormSwitch.value),
      .text("required-message", \FormSwitch.requiredMessage),
    ],
    make: { FormSwitch($0, LoneValue(false)) })

  /// Creates a switch for a field of a form.
  ///
  /// ```swift
  /// FormSwitch("_Newsletter", form.field(\.wantsNewsletter))
  /// ```
  public convenience init(_ title: String, _ field: Field<Bool>, hint: String = "") {
    self.init(WidgetInstance(making: Self.objectClass), field, editor: Switch())
    start(title, hint: hint)
  }

  /// Creates a switch without a form; `requiredMessage` is its error while it is off.
  public convenience init(
    _ title: String, value: Bool = false, requiredMessage: String = "", hint: String = ""
  ) {
    self.init(
      WidgetInstance(making: Self.objectClass),
      LoneValue(value, requiredMessage: requiredMessage))
    start(title, hint: hint)
  }

  private convenience init(_ instance: WidgetInstance, _ lone: LoneValue<Bool>) {
    self.init(instance, lone.field, lone: lone, editor: Switch())
  }

  override var valueProperties: [String] { ["active"] }
}
