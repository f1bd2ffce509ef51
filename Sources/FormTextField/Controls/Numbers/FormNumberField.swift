import GenericForm

/// A control for a number, typed in the format of the locale or changed in steps.
///
/// The Up and Down keys and two small buttons change the number by one step, Page Up and Page Down
/// by ten. The mouse wheel doesn't change it. A number in another locale's format is accepted if it's unambiguous.
/// Empty text is `nil`.
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
        "FormNumberField", of: FormNumberField<Double>.self, properties: NumberProperty.properties)
      : controlClass(
        "FormIntegerField", of: FormNumberField<Int>.self, properties: NumberProperty.properties)
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
  /// Enables the buttons that can change the number, and tells a screen reader the value.
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

/// A number field of any type of number, which it converts to `Double`.
private protocol AnyNumberField: FormControl {
  var unit: String { get set }
  var requiredMessage: String { get set }
  func number(_ property: NumberProperty) -> Double
  func set(_ property: NumberProperty, _ number: Double)
}

private enum NumberProperty: String, CaseIterable {
  case value, minimum, maximum, step

  /// The GObject properties of a class.
  @MainActor static var properties: [Property] {
    allCases.map { property in
      .number(
        property.rawValue, get: { (field: any AnyNumberField) in field.number(property) },
        set: { $0.set(property, $1) })
    } + [
      .text("unit", get: { (field: any AnyNumberField) in field.unit }) { $0.unit = $1 },
      .text("required-message", get: { (field: any AnyNumberField) in field.requiredMessage }) {
        $0.requiredMessage = $1
      },
    ]
  }
}

extension FormNumberField: AnyNumberField {
  fileprivate func number(_ property: NumberProperty) -> Double {
    let number =
      switch property {
      case .value: value
      case .minimum: minimum
      case .maximum: maximum
      case .step: step
      }
    return double(number) ?? 0
  }

  fileprivate func set(_ property: NumberProperty, _ double: Double) {
    guard let number = Number(plainText: double.plainText) else {
      return reportMistake("The \(property) of “\(name)” can't be \(double.plainText).")
    }
    switch property {
    case .value:
      value = number
      reportBounds()
    case .minimum: minimum = number
    case .maximum: maximum = number
    case .step where double > 0: step = number
    case .step: reportMistake("The step of “\(name)” must be greater than 0.")
    }
  }
}

private func double<Number: FormNumber>(_ number: Number?) -> Double? {
  number.flatMap { Double(plainText: $0.plainText) }
}
