extension ValidationRule where Value: Equatable & Sendable {
  /// Accepts any of the given values.
  ///
  /// If there are none, every value is refused. The message lists the values only if their type is
  /// `LosslessStringConvertible`.
  ///
  /// ```swift
  /// Rule<Size>.isOneOf([.small, .large]).accepts(.large)  // true
  /// Rule<Size>.isOneOf([.small, .large]).failure(of: .medium)  // Choose one of the options
  /// ```
  public static func isOneOf(_ choices: [Value]) -> Self {
    Self(choices.isEmpty ? .rule(.`oneOf.not`) : .rule(.oneOf), negation: .rule(.`oneOf.not`)) {
      value in
      choices.contains { areEqual(value, $0) }
    }
  }
}

extension ValidationRule where Value: Equatable & Sendable & LosslessStringConvertible {
  /// Accepts any of the given values, which the message lists.
  ///
  /// The list has the values' descriptions, such as "1.5", in the given order.
  ///
  /// ```swift
  /// let color = Rule.isOneOf(["red", "green"])
  /// color.accepts("green")  // true
  /// color.failure(of: "blue")  // Choose one of these: red, green
  /// ```
  public static func isOneOf(_ choices: [Value]) -> Self {
    let texts = choices.map(\.description)
    return Self(
      texts.isEmpty ? .rule(.`oneOf.not`) : .rule(.`oneOf.listed`, ["choices": .list(texts)]),
      negation: .rule(.`oneOf.not`)
    ) { value in
      choices.contains { areEqual(value, $0) }
    }
  }
}
