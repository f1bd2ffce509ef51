extension ValidationRule {
  /// Accepts `nil` and every value that a rule accepts.
  ///
  /// A form and ``Validated`` already treat the rules of an optional value like this. Use
  /// `ifPresent` only together with rules on the optional itself.
  ///
  /// ```swift
  /// let phone: Rule<String?> = .ifPresent(.isMobile)
  /// phone.accepts(nil)  // true
  /// phone.failure(of: "12")  // Enter a mobile number, such as +33 6 12 34 56 78
  /// ```
  ///
  /// - Parameter rule: The rule for the value. Its message, severity and negation are kept.
  public static func ifPresent<Wrapped>(_ rule: ValidationRule<Root, Wrapped>) -> Self
  where Value == Wrapped? {
    Self(rule.message, negation: rule.negation(), severity: rule.severity) { value, form in
      value.map { rule.test($0, form) } ?? .passed
    }
  }
}
