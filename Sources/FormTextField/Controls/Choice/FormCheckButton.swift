public import GenericForm

/// A control for true or false: a check box with its title beside it.
///
/// ```swift
/// let terms = FormCheckButton("I _accept the terms", requiredMessage: "Please accept the terms")
/// terms.isValid  // false
/// terms.value = true
/// terms.isValid  // true
/// ```
///
/// In GTK this is the class `FormCheckButton`, with the properties `active` and `required-message`.
public final class FormCheckButton: ValueControl<Bool> {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormCheckButton",
    properties: [
      .flag("active", \FormCheckButton.value),
      .text("required-message", \FormCheckButton.requiredMessage),
    ],
    make: { FormCheckButton($0, LoneValue(false)) })

  /// Creates a box for a field of a form.
  ///
  /// ```swift
  /// FormCheckButton("I _accept the terms", form.field(\.acceptsTerms))
  /// ```
  public convenience init(_ title: String, _ field: Field<Bool>, hint: String = "") {
    self.init(WidgetInstance(making: Self.objectClass), field, editor: CheckButton())
    start(title, hint: hint)
  }

  /// Creates a box without a form; `requiredMessage` is its error while it is off.
  public convenience init(
    _ title: String, value: Bool = false, requiredMessage: String = "", hint: String = ""
  ) {
    self.init(
      WidgetInstance(making: Self.objectClass),
      LoneValue(value, requiredMessage: requiredMessage))
    start(title, hint: hint)
  }

  private convenience init(_ instance: WidgetInstance, _ lone: LoneValue<Bool>) {
    self.init(instance, lone.field, lone: lone, editor: CheckButton())
  }

  override var valueProperties: [String] { ["active"] }
}
