// Number fields have the type `Double` in GObject.

extension FormNumberField {
  static var properties: [Property] {
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
        reportMistake("The step of “\(field.name)” has to be above 0.")
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
    reportMistake("The \(property) of “\(name)” cannot be \(number.plainText).")
  }
}
