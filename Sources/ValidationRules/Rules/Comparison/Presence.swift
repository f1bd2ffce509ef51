extension ValidationRule {
  /// Refuses nil.
  ///
  /// ```swift
  /// let picture: ValidationRule<String?> = .nonOptional()
  /// picture.check("cat.png")  // true
  /// picture.check(nil)  // false
  /// ```
  public static func nonOptional<Wrapped>(
    _ message: ValidationMessage? = nil
  ) -> Self where Value == Wrapped? {
    Self(message ?? .toBeThere, negation: .notToBeFilled) { value in value != nil }
  }
}
