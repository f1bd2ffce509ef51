import GenericForm

/// A control for true or false: a check box with its title beside it.
///
/// ```swift
/// let terms = FormCheckButton("I _accept the terms", .required("Please accept the terms"))
/// terms.isValid  // false
/// terms.value = true
/// terms.isValid  // true
/// ```
///
/// In GTK this is the class `FormCheckButton`, with the properties `active` and `required-message`.
public final class FormCheckButton: ValueControl<Bool> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormCheckButton", of: FormCheckButton.self,
      properties: [
        .flag("active", \FormCheckButton.value),
        .text("required-message", \FormCheckButton.requiredMessage),
      ])
  }

  override class var startValue: Bool { false }

  override var valueProperties: [String] { ["active"] }

  required init(_ making: ControlMaking<Bool>) {
    super.init(making.edited(by: CheckButton()))
  }
}
