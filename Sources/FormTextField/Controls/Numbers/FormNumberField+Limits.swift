extension FormNumberField {
  /// The amount by which Up and Down change the number; `nil` means 1.
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

  /// The unit shown after the number, or empty text.
  public var unit: String {
    get { limits.unit }
    set {
      guard newValue != unit else { return }
      limits.unit = newValue
      parts.show(unit: newValue)
      frame.content.remark = newValue
      notify("unit")
    }
  }
}

extension FormNumberField {
  /// Shows the number in the buttons, and the value to a screen reader.
  func showValue() {
    let number = typedNumber
    parts.enable(
      decrease: limits.number(number, steps: -1) != number,
      increase: limits.number(number, steps: 1) != number)
    parts.entry.setNumber(double(value), from: double(minimum), to: double(maximum))
  }

  /// Changes the typed number by a number of steps, as if the result were typed.
  ///
  /// From a number beyond a bound, a step in either direction leads to that bound.
  func step(by steps: Int) {
    guard let next = limits.number(typedNumber, steps: steps) else { return }
    parts.entry.enter(limits.text(of: next))
    parts.entry.focus()
  }

  /// The typed number, even if it's out of bounds; the value if the text isn't a number.
  private var typedNumber: Number? { limits.number(in: parts.entry.value) ?? value }
}

func double<Number: FormNumber>(_ number: Number?) -> Double? {
  number.flatMap { Double(plainText: $0.plainText) }
}
