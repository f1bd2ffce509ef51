/// The GObject classes of number fields, one for whole numbers and one for any.
enum NumberFieldClass {
  static let any = controlClass(
    "FormNumberField", properties: properties(),
    make: { instance in
      let lone = LoneValue<Double?>(nil)
      return FormNumberField(instance, lone.field, lone: lone)
    })

  static let whole = controlClass(
    "FormIntegerField", properties: properties(),
    make: { instance in
      let lone = LoneValue<Int?>(nil)
      return FormNumberField(instance, lone.field, lone: lone)
    })

  /// The properties of one class: GObject gives each class its own.
  private static func properties() -> [Property] {
    NumberProperty.allCases.map { property in
      .number(
        property.rawValue,
        get: { (field: FormControl) in (field as? any NumberControl)?.number(property) ?? 0 },
        set: { field, number in (field as? any NumberControl)?.setNumber(number, property) })
    } + [
      .text(
        "unit", get: { (field: FormControl) in (field as? any NumberControl)?.unit ?? "" },
        set: { field, unit in (field as? any NumberControl)?.unit = unit }),
      .text(
        "required-message",
        get: { (field: FormControl) in (field as? any NumberControl)?.requiredMessage ?? "" },
        set: { field, message in (field as? any NumberControl)?.requiredMessage = message }),
    ]
  }
}

/// A property of a number field that is a number.
enum NumberProperty: String, CaseIterable {
  case value
  case minimum
  case maximum
  case step
}

/// A number field of any type of number, as GObject has it.
protocol NumberControl: FormControl {
  var unit: String { get set }
  var requiredMessage: String { get set }
  func number(_ property: NumberProperty) -> Double?
  func setNumber(_ number: Double, _ property: NumberProperty)
}

extension FormNumberField: NumberControl {
  /// The GObject class, registered at first use.
  static var objectClass: WidgetClass {
    Number.hasFractions ? NumberFieldClass.any : NumberFieldClass.whole
  }

  func number(_ property: NumberProperty) -> Double? {
    let number: Number? =
      switch property {
      case .value: value
      case .minimum: minimum
      case .maximum: maximum
      case .step: step
      }
    return number.flatMap { Double(plainText: $0.plainText) }
  }

  func setNumber(_ double: Double, _ property: NumberProperty) {
    guard let number = Number(plainText: double.plainText) else {
      return reportMistake("The \(property) of “\(name)” cannot be \(double.plainText).")
    }
    switch property {
    case .value:
      value = number
      reportBounds()
    case .minimum: minimum = number
    case .maximum: maximum = number
    case .step where double <= 0: reportMistake("The step of “\(name)” has to be above 0.")
    case .step: step = number
    }
  }
}
