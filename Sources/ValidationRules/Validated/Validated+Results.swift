extension Validated {
  /// Indicates whether the current value is valid.
  public var isValid: Bool { result.isValid }

  /// The errors of the value; empty until the property is touched.
  public var messages: [ValidationMessage] { isTouched ? result.messages : [] }

  /// The warnings for a valid value; empty until the property is touched.
  public var warnings: [ValidationMessage] {
    guard isTouched, let value = result.value else { return [] }
    return allRules.failures(of: value, severity: .warning)
  }

  /// A sequence of the values that are valid and present.
  public var validValues: AsyncCompactMapSequence<ValidationResults<Value>, Value> {
    results.compactMap { result in result.value }
  }
}

extension Validated: Equatable where Wrapped: Equatable {
  /// Returns whether two properties have the same value.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}
