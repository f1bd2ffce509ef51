extension ValidationRule {
  /// Accepts nil, and the values that a rule accepts.
  ///
  /// A form and ``Validated`` do this by themselves for the rules of an optional value. It is
  /// needed only beside rules on the optional itself.
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
