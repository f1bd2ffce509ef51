extension ValidationRule where Value: StringProtocol {
  /// Accepts text of at least `minimum` characters, as a person counts them.
  ///
  /// ```swift
  /// ValidationRule<String>.minLength(3).check("👩‍👩‍👧éa")  // true
  /// ValidationRule<String>.minLength(3).check("ab")  // false
  /// ```
  public static func minLength(_ minimum: Int) -> Self {
    Self(.tooShort(minimum: minimum)) { $0.count >= minimum }
  }

  /// Accepts text of at most `maximum` characters, as a person counts them.
  ///
  /// ```swift
  /// ValidationRule<String>.maxLength(3).check("👩‍👩‍👧éa")  // true
  /// ValidationRule<String>.maxLength(3).check("abcd")  // false
  /// ```
  public static func maxLength(_ maximum: Int) -> Self {
    Self(.tooLong(maximum: maximum)) { $0.count <= maximum }
  }
}
