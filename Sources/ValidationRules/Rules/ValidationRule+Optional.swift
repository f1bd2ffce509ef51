extension ValidationRule {
  /// Accepts `nil` and every value that a rule accepts.
  ///
  /// A form and ``Validated`` do this automatically for the rules of an optional value. You need it
  /// only beside rules on the optional itself.
  ///
  /// ```swift
  /// let phone: Rule<String?> = .ifPresent(.isMobile)
  /// phone.accepts(nil)  // true
  /// phone.accepts("12")  // false
  /// ```
  ///
  /// - Parameter rule: The rule for the value, whose message, severity and opposite are kept.
  public static func ifPresent<Wrapped>(_ rule: ValidationRule<Root, Wrapped>) -> Self
  where Value == Wrapped? {
    Self(rule.message, negation: rule.negation(), severity: rule.severity) { value, form in
      value.map { rule.test($0, form) } ?? .passed
    }
  }
}
