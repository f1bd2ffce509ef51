import GenericForm

/// A control for a number, typed in the format of the locale or changed in steps.
///
/// The Up and Down keys and two small buttons change the number by one step, Page Up and Page Down
/// by ten. The mouse wheel doesn't change it. A number in the format of another locale is accepted
/// if it can't mean anything else. Empty text is `nil`.
///
/// ```swift
/// let guests = FormNumberField<Int>("_Guests", .required("How many come?"))
/// guests.range = 1...8
/// guests.isValid  // false
/// guests.value = 4
/// guests.isValid  // true
/// ```
///
/// In GTK the class `FormNumberField` edits a `Double` and `FormIntegerField` an `Int`, with the
/// properties `value`, `minimum`, `maximum`, `step`, `unit` and `required-message`.
public final class FormNumberField<Number: FormNumber>: ValueControl<Number?>, BoundedControl {
  override class var objectClass: WidgetClass {
    Number.hasFractions
      ? controlClass(
        "FormNumberField", of: FormNumberField<Double>.self,
        properties: FormNumberField<Double>.properties)
      : controlClass(
        "FormIntegerField", of: FormNumberField<Int>.self,
        properties: FormNumberField<Int>.properties)
  }

  override class var startValue: Number? { nil }

  override var missingMessage: ValidationMessage { limits.message }

  override var boundsMistake: String? { mistake(inBoundsOf: "number") }

  override var isOutside: Bool { value.map { !bounds.contain($0) } ?? false }

  let limits = NumberLimits<Number>()
  let parts = NumberParts()

  required init(_ making: ControlMaking<Number?>) {
    super.init(making.edited(by: parts.entry, through: limits.text(of:)))
    parts.onStep = { [weak self] in self?.step(by: $0) }
    onChange { [weak self] in self?.showValue() }
    showValue()
  }

  /// The minimum and the maximum that the user can enter.
  public var bounds: Bounds<Number> {
    get { limits.bounds }
    set {
      limits.bounds = newValue
      show(field)
      showValue()
      reportBounds()
    }
  }
}
