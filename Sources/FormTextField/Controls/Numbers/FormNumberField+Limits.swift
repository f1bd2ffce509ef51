extension FormNumberField {
  /// The least number that can be entered; nil for none.
  public var minimum: Number? {
    get { limits.minimum }
    set {
      guard newValue != minimum else { return }
      limits.minimum = newValue
      limitsChanged("minimum")
    }
  }

  /// The greatest number that can be entered; nil for none.
  public var maximum: Number? {
    get { limits.maximum }
    set {
      guard newValue != maximum else { return }
      limits.maximum = newValue
      limitsChanged("maximum")
    }
  }

  /// By how much Up and Down change the number; nil for 1.
  ///
  /// - Precondition: The step is greater than 0.
  public var step: Number? {
    get { limits.step }
    set {
      guard newValue != step else { return }
      limits.step = newValue
      notify("step")
    }
  }

  /// What is counted, shown behind the number; empty for nothing.
  public var unit: String {
    get { limits.unit }
    set {
      guard newValue != unit else { return }
      limits.unit = newValue
      parts.show(unit: newValue)
      frame.remark = newValue
      notify("unit")
    }
  }
}

extension FormNumberField {
  /// Shows what a new control is about.
  func start(_ title: String, unit: String, hint: String) {
    start(title, hint: hint)
    self.unit = unit
    showValue()
  }

  /// Shows the number in the buttons, and the value to a screen reader.
  func showValue() {
    let number = typedNumber
    parts.enable(
      decrease: limits.number(number, steps: -1) != number,
      increase: limits.number(number, steps: 1) != number)
    parts.entry.setNumber(double(value), from: double(minimum), to: double(maximum))
  }

  /// Changes the number that is typed now by so many steps, as if the result were typed.
  ///
  /// From a number beyond a bound, a step in either direction leads to that bound.
  func step(by steps: Int) {
    guard let next = limits.number(typedNumber, steps: steps) else { return }
    parts.entry.enter(limits.text(of: next))
    parts.entry.focus()
  }

  /// The typed number, even if it's out of bounds; the value if the text isn't a number.
  private var typedNumber: Number? { limits.number(in: parts.entry.value) ?? value }

  private func limitsChanged(_ property: String) {
    show(field)
    showValue()
    reportBounds()
    notify(property)
  }
}

private func double<Number: FormNumber>(_ number: Number?) -> Double? {
  number.flatMap { Double(plainText: $0.plainText) }
}
