extension ValidationRule {
  /// Accepts nil, and the values that a rule accepts.
  ///
  /// A form and ``Validated`` do this by themselves for the rules of an optional value. It is
  /// needed only beside rules on the optional itself.
  ///
  /// ```swift
  /// let phone: ValidationRule<String?> = .ifPresent(.isMobile)
  /// phone.accepts(nil)  // true
  /// phone.accepts("12")  // false
  /// ```
  ///
  /// - Parameter rule: The rule for the value, whose message, severity and opposite are kept.
  public static func ifPresent<Wrapped>(_ rule: ValidationRule<Wrapped>) -> Self
  where Value == Wrapped? {
    var copy = Self(
      message: rule.message, severity: rule.severity,
      accepts: { value in value.map(rule.accepts) ?? true }, explanation: nil,
      negation: rule.negation)
    if let result = rule.boundedResult {
      copy.boundedResult = { value in value.map(result) ?? true }
    }
    if let explanation = rule.explanation {
      copy.explanation = { value in value.map(explanation) ?? rule.message }
    }
    if let failure = rule.formatFailure {
      copy.formatFailure = { value in value.flatMap(failure) }
    }
    return copy
  }
}
