public import BoundedPattern

extension ValidationRule where Value == String {
  /// Accepts text in which a pattern is found, at any place unless it is anchored by `^` and `$`.
  ///
  /// The pattern is compiled here, once, and options stand in it, as in `(?i)`. For a pattern that
  /// has to match the whole text there is ``matches(_:)``.
  ///
  /// ```swift
  /// let endsInDigits = try ValidationRule.regex("[0-9]+$")
  /// endsInDigits.accepts("abc123")  // true
  /// endsInDigits.accepts("123abc")  // false
  /// ```
  ///
  /// - Parameter whenBoundReached: What happens to a text that cannot be checked in time.
  /// - Throws: ``PatternSyntaxError`` when the pattern is ill-formed, with the place.
  public static func regex(
    _ pattern: String, whenBoundReached: PatternBoundPolicy = .refuse
  ) throws(PatternSyntaxError) -> Self {
    .matches(try Pattern(foundAnywhere: pattern, whenBoundReached: whenBoundReached))
  }
}
