import GenericForm

/// A control for on or off: a switch at the end of its title's line.
///
/// Use a switch for a setting. For consent, use a ``FormCheckButton``.
///
/// ```swift
/// let newsletter = FormSwitch("_Newsletter", hint: "Once a month")
/// newsletter.value  // false
/// let lamp = FormSwitch("_Lamp", .required("Turn the lamp on"))
/// lamp.isValid  // false
/// lamp.value = true
/// lamp.isValid  // true
/// ```
///
/// In GTK this is the class `FormSwitch`, with the properties `value` and `required-message`.
public final class FormSwitch: ValueControl<Bool> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormSwitch", of: FormSwitch.self,
      properties: [
        .flag("value", \FormSwitch.value),
        .text("required-message", \FormSwitch.requiredMessage),
      ])
  }

  override class var startValue: Bool { false }

  required init(_ making: ControlMaking<Bool>) {
    super.init(making.edited(by: Switch()))
  }
}
