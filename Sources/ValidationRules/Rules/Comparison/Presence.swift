extension ValidationRule {
  /// Refuses nil.
  ///
  /// ```swift
  /// let picture: ValidationRule<String?> = .nonOptional()
  /// picture.accepts("cat.png")  // true
  /// picture.accepts(nil)  // false
  /// ```
  public static func nonOptional<Wrapped>(
    _ message: ValidationMessage? = nil
  ) -> Self where Value == Wrapped? {
    Self(message ?? .toBeThere, negation: .notToBeFilled) { value in value != nil }
  }
}
