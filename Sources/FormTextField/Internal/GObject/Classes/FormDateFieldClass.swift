import GenericForm

/// The GObject class `FormDateField`, whose days are texts.
enum FormDateFieldClass {
  static let object = ControlClass(
    "FormDateField",
    properties: [
      .described("value", \FormDateField.value),
      .described("minimum", \FormDateField.minimum),
      .described("maximum", \FormDateField.maximum),
      .text("required-message", \FormDateField.requiredMessage),
    ],
    make: { instance in
      let lone = LoneValue(CalendarDate?.none)
      return FormDateField(instance, lone.field, lone: lone, DateEditor(pattern: .ofLocale))
    })
}

extension FormDateField {
  private static let firstDay = CalendarDate("0000-01-01")
  private static let lastDay = CalendarDate("9999-12-31")

  fileprivate var minimum: CalendarDate? {
    get { bounds?.lowerBound == Self.firstDay ? nil : bounds?.lowerBound }
    set { setBounds(newValue, maximum) }
  }

  fileprivate var maximum: CalendarDate? {
    get { bounds?.upperBound == Self.lastDay ? nil : bounds?.upperBound }
    set { setBounds(minimum, newValue) }
  }

  private func setBounds(_ first: CalendarDate?, _ last: CalendarDate?) {
    guard first != nil || last != nil else { return bounds = nil }
    guard let first = first ?? Self.firstDay, let last = last ?? Self.lastDay else { return }
    if first <= last { return bounds = first...last }
    reportMistake("“\(name)” has a maximum below its minimum.")
  }
}

extension ControlProperty {
  /// A property that is a value in its description; empty for none.
  static func described<Control: FormControl, Value: LosslessStringConvertible>(
    _ name: String, _ path: ReferenceWritableKeyPath<Control, Value?>
  ) -> Self {
    text(
      name, get: { $0[keyPath: path]?.description ?? "" },
      set: { (control: Control, text) in
        let value = Value(text)
        if value != nil || text.isEmpty { return control[keyPath: path] = value }
        reportMistake("The \(name) “\(text)” of “\(control.name)” is no \(Value.self).")
      })
  }
}
