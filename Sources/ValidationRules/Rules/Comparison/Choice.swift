extension ValidationRule where Value: Equatable & Sendable {
  /// Accepts the given values.
  ///
  /// ```swift
  /// ValidationRule<Size>.isOneOf([.small, .large]).accepts(.large)  // true
  /// ValidationRule<Size>.isOneOf([.small, .large]).accepts(.medium)  // false
  /// ```
  public static func isOneOf(_ choices: [Value]) -> Self {
    Self(choices.isEmpty ? .notToBeOneOf : .toBeOffered, negation: .notToBeOneOf) { value in
      choices.contains { areEqual(value, $0) }
    }
  }
}

extension ValidationRule where Value: Equatable & Sendable & LosslessStringConvertible {
  /// Accepts the given values, which the message lists.
  ///
  /// ```swift
  /// let color = ValidationRule.isOneOf(["red", "green"])
  /// color.accepts("green")  // true
  /// color.failure(of: "blue")  // Choose one of these: red, green
  /// ```
  public static func isOneOf(_ choices: [Value]) -> Self {
    Self(
      .toBeOneOf(choices.map(\.description)), negation: .notToBeOneOf
    ) { value in
      choices.contains { areEqual(value, $0) }
    }
  }
}
