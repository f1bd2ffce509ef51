extension Validator {
  /// Whether this validator is one of those that refuse empty text, so that the field is required.
  ///
  /// It is false for a closure, which is not called to find out.
  ///
  /// ```swift
  /// Validator.required.requiresText  // true
  /// Validator.first(.required, .email).requiresText  // true
  /// Validator.email.requiresText  // false
  /// ```
  public var requiresText: Bool {
    requirement(of: "") != nil
  }
}
