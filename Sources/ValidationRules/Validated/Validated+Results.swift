extension Validated {
  /// Indicates whether the current value is valid.
  public var isValid: Bool { result.isValid }

  /// The errors of the value; empty while it is untouched.
  public var messages: [ValidationMessage] { isTouched ? result.messages : [] }

  /// The warnings for a valid value; empty while it is untouched.
  public var warnings: [ValidationMessage] {
    guard isTouched, let value = result.value else { return [] }
    return rules.failures(of: value, severity: .warning)
  }

  /// The values of ``results`` that are valid and present.
  public var validValues: AsyncCompactMapSequence<ValidationResults<Value>, Value> {
    results.compactMap { result in result.value }
  }
}

extension Validated: Equatable where Wrapped: Equatable {
  /// Returns whether two properties hold the same value.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}
