extension ValidationRule {
  /// Accepts any value except `nil`.
  ///
  /// In a form or a ``Validated`` property, use the strategy `required` instead. This rule is for
  /// values elsewhere.
  ///
  /// ```swift
  /// let picture: Rule<String?> = .nonOptional()
  /// picture.accepts("cat.png")  // true
  /// picture.failure(of: nil)  // Choose a value
  /// ```
  ///
  /// - Parameter message: The message for `nil`, by default "Choose a value".
  public static func nonOptional<Wrapped>(
    _ message: ValidationMessage? = nil
  ) -> Self where Value == Wrapped? {
    Self(message ?? .rule(.nonOptional), negation: .rule(.`required.not`)) { value in value != nil }
  }
}
