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
/// In GTK this is the class `FormCheckButton`, with the properties `value` and `required-message`.
public final class FormCheckButton: ValueControl<Bool> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormCheckButton", of: FormCheckButton.self,
      properties: [
        .flag("value", \FormCheckButton.value),
        .text("required-message", \FormCheckButton.requiredMessage),
      ])
  }

  override class var startValue: Bool { false }

  required init(_ making: ControlMaking<Bool>) {
    super.init(making.edited(by: CheckButton()))
  }
}
