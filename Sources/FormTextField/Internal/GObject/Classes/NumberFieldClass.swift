import CGtk

/// The GObject classes of number fields, one for whole numbers and one for any.
enum NumberFieldClass {
  static let any = ControlClass(
    "FormNumberField", properties: properties(),
    make: { instance in
      let lone = LoneValue<Double?>(nil)
      return FormNumberField(instance, lone.field, lone: lone)
    })

  static let whole = ControlClass(
    "FormIntegerField", properties: properties(),
    make: { instance in
      let lone = LoneValue<Int?>(nil)
      return FormNumberField(instance, lone.field, lone: lone)
    })

  /// The properties of one class: GObject gives each class its own.
  private static func properties() -> [ControlProperty] {
    NumberProperty.allCases.map { property in
      unsafe ControlProperty(
        g_param_spec_double(
          property.rawValue, nil, nil, -Double.greatestFiniteMagnitude,
          Double.greatestFiniteMagnitude, 0, cgtk_property_read_write()),
        get: { (control: FormControl, value) in
          let number = (control as? any NumberControl)?.number(property) ?? 0
          unsafe g_value_set_double(value, number)
        },
        set: { control, value in
          (control as? any NumberControl)?.setNumber(unsafe g_value_get_double(value), property)
        })
    } + [
      textProperty("unit", get: { $0.unit }, set: { $0.unit = $1 }),
      textProperty(
        "required-message", get: { $0.requiredMessage }, set: { $0.requiredMessage = $1 }),
    ]
  }

  private static func textProperty(
    _ name: String, get: @escaping (any NumberControl) -> String,
    set: @escaping (any NumberControl, String) -> Void
  ) -> ControlProperty {
    unsafe ControlProperty(
      g_param_spec_string(name, nil, nil, "", cgtk_property_read_write()),
      get: { (control: FormControl, value) in
        unsafe store((control as? any NumberControl).map(get) ?? "", in: value)
      },
      set: { control, value in
        if let control = control as? any NumberControl { set(control, unsafe string(in: value)) }
      })
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
  /// The class in GObject, registered at first use.
  static var objectType: GType {
    (Number.hasFractions ? NumberFieldClass.any : NumberFieldClass.whole).type
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
      reportContradictions()
    case .minimum: minimum = number
    case .maximum: maximum = number
    case .step where double <= 0: reportMistake("The step of “\(name)” has to be above 0.")
    case .step: step = number
    }
  }
}
