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
public final class FormNumberField<Number: FormNumber>: BoundedControl<Number> {
  override class var objectClass: WidgetClass {
    Number.hasFractions
      ? controlClass(
        "FormNumberField", of: FormNumberField<Double>.self,
        properties: FormNumberField<Double>.properties)
      : controlClass(
        "FormIntegerField", of: FormNumberField<Int>.self,
        properties: FormNumberField<Int>.properties)
  }

  override var missingMessage: ValidationMessage { limits.message }

  private let limits = NumberLimits<Number>()
  private let parts = NumberParts()

  required init(_ making: ControlMaking<Number?>) {
    super.init(making.edited(by: parts.entry, through: limits.text(of:)))
    parts.onStep = { [weak self] in self?.step(by: $0) }
    onChange { [weak self] in self?.showValue() }
    showValue()
  }

  override func boundsChanged() {
    limits.bounds = bounds
    showValue()
  }
}

extension FormNumberField {
  /// The amount by which Up and Down change the number; `nil` means 1.
  ///
  /// - Precondition: The step is greater than 0.
  public var step: Number? {
    get { limits.step }
    set { change("step", from: step, to: newValue) { limits.step = newValue } }
  }

  /// The unit shown after the number, or empty text.
  public var unit: String {
    get { limits.unit }
    set {
      change("unit", from: unit, to: newValue) {
        limits.unit = newValue
        parts.show(unit: newValue)
        frame.content.remark = newValue
      }
    }
  }
}

extension FormNumberField {
  /// Shows the number in the buttons, and the value to a screen reader.
  private func showValue() {
    let number = typedNumber
    parts.enable(
      decrease: limits.number(number, steps: -1) != number,
      increase: limits.number(number, steps: 1) != number)
    parts.entry.setNumber(double(value), from: double(minimum), to: double(maximum))
  }

  /// Changes the typed number by a number of steps, as if the result were typed.
  ///
  /// From a number beyond a bound, a step in either direction leads to that bound.
  private func step(by steps: Int) {
    guard let next = limits.number(typedNumber, steps: steps) else { return }
    parts.entry.enter(limits.text(of: next))
    parts.entry.focus()
  }

  /// The typed number, even if it's out of bounds; the value if the text isn't a number.
  private var typedNumber: Number? { limits.number(in: parts.entry.value) ?? value }
}

// MARK: - In GObject

extension FormNumberField {
  /// The GObject properties of a class, with numbers as `Double`.
  fileprivate static var properties: [Property] {
    [
      .number("value", get: { (field: Self) in double(field.value) ?? 0 }) {
        $0.set("value", $1) { field, number in
          field.value = number
          field.reportBounds()
        }
      },
      .number("minimum", get: { (field: Self) in double(field.minimum) ?? 0 }) {
        $0.set("minimum", $1) { $0.minimum = $1 }
      },
      .number("maximum", get: { (field: Self) in double(field.maximum) ?? 0 }) {
        $0.set("maximum", $1) { $0.maximum = $1 }
      },
      .number("step", get: { (field: Self) in double(field.step) ?? 0 }) { field, step in
        if step > 0 { return field.set("step", step) { $0.step = $1 } }
        reportMistake("The step of “\(field.name)” must be greater than 0.")
      },
      // Swift 6.3 can't use a key path of this generic class.
      .text("unit", get: { (field: Self) in field.unit }) { $0.unit = $1 },
      .text("required-message", get: { (field: Self) in field.requiredMessage }) {
        $0.requiredMessage = $1
      },
    ]
  }

  private func set(_ property: String, _ number: Double, _ body: (FormNumberField, Number) -> Void)
  {
    if let number = Number(plainText: number.plainText) { return body(self, number) }
    reportMistake("The \(property) of “\(name)” can't be \(number.plainText).")
  }
}

private func double<Number: FormNumber>(_ number: Number?) -> Double? {
  number.flatMap { Double(plainText: $0.plainText) }
}
