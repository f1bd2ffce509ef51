public import GenericForm

/// A control for a number, typed in the format of the locale or changed in steps.
///
/// The Up and Down keys and two small buttons change the number by one step, Page Up and Page Down
/// by ten. The mouse wheel doesn't change it. A number in the format of another locale is accepted
/// if it can't mean anything else. Empty text is `nil`.
///
/// ```swift
/// let guests = FormNumberField<Int>("_Guests", in: 1...8, requiredMessage: "How many come?")
/// guests.isValid  // false
/// guests.value = 4
/// guests.isValid  // true
/// ```
///
/// In GTK the class `FormNumberField` edits a `Double` and `FormIntegerField` an `Int`, with the
/// properties `value`, `minimum`, `maximum`, `step`, `unit` and `required-message`.
public final class FormNumberField<Number: FormNumber>: ValueControl<Number?> {
  let limits: NumberLimits<Number>
  let parts: NumberParts

  init(
    _ instance: WidgetInstance, _ field: Field<Number?>, lone: LoneValue<Number?>? = nil,
    limits: NumberLimits<Number> = NumberLimits()
  ) {
    self.limits = limits
    parts = NumberParts()
    super.init(instance, field, lone: lone, editor: parts.entry, through: limits.text(of:))
    parts.onStep = { [weak self] in self?.step(by: $0) }
    onChange { [weak self] in self?.showValue() }
  }

  /// Creates a number field for a field of a form whose number can be absent.
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - range: The smallest and the largest number that can be entered.
  ///   - step: The amount by which Up and Down change the number; `nil` means 1.
  ///   - unit: The unit that is shown after the number.
  ///   - hint: Help that is shown while there is no message.
  /// - Precondition: The step is greater than 0.
  public convenience init(
    _ title: String, _ field: Field<Number?>, in range: ClosedRange<Number>? = nil,
    step: Number? = nil, unit: String = "", hint: String = ""
  ) {
    let limits = NumberLimits(range, step: step)
    self.init(WidgetInstance(making: Self.objectClass), field, limits: limits)
    start(title, unit: unit, hint: hint)
  }

  /// Creates a number field for a field of a form that always has a number.
  ///
  /// Empty text is an error, and the form keeps its last number.
  ///
  /// ```swift
  /// FormNumberField("_Age", form.field(\.age), in: 18...99)
  /// ```
  public convenience init(
    _ title: String, _ field: Field<Number>, in range: ClosedRange<Number>? = nil,
    step: Number? = nil, unit: String = "", hint: String = ""
  ) {
    let limits = NumberLimits(range, step: step)
    self.init(
      WidgetInstance(making: Self.objectClass), field.optional(limits.message),
      limits: limits)
    start(title, unit: unit, hint: hint)
  }

  /// Creates a number field without a form; `requiredMessage` is its error while it is empty.
  public convenience init(
    _ title: String, value: Number? = nil, in range: ClosedRange<Number>? = nil,
    step: Number? = nil, unit: String = "", requiredMessage: String = "", hint: String = ""
  ) {
    let limits = NumberLimits(range, step: step)
    let lone = LoneValue(value, requiredMessage: requiredMessage)
    self.init(
      WidgetInstance(making: Self.objectClass), lone.field, lone: lone, limits: limits)
    start(title, unit: unit, hint: hint)
  }

  override var boundsMistake: String? {
    guard let minimum, let maximum, maximum < minimum else { return nil }
    return "“\(name)” takes no number: its minimum \(minimum) is above \(maximum)."
  }

  override var isOutside: Bool { value.map { !limits.contain($0) } ?? false }
}
