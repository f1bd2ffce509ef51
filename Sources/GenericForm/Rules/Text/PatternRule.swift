public import BoundedPattern

extension ValidationRule where Value == String {
  /// Accepts text that a pattern matches as a whole.
  ///
  /// A text on which the pattern reaches its bound is not held against the person: it passes,
  /// and the programmer hears of it through ``Pattern/onBoundExceeded``.
  ///
  /// ```swift
  /// let code = ValidationRule.matches(try Pattern("[A-Z]{2}[0-9]{4}"))
  /// code.check("AB1234")  // true
  /// code.check("AB12345")  // false
  /// ```
  public static func matches(_ pattern: Pattern) -> Self {
    Self(.patternNotMatched, negation: .notToMatchPattern) { text in
      do throws(PatternBoundExceeded) {
        return try pattern.matches(text)
      } catch {
        Pattern.onBoundExceeded(error)
        return true
      }
    }
  }

  /// Accepts text in which a pattern is found, at any place unless `^` and `$` say otherwise.
  ///
  /// The pattern is compiled here, once, and options stand in it, as in `(?i)`. For a pattern that
  /// has to match the whole text there is ``matches(_:)``, which says what happens at the bound.
  ///
  /// ```swift
  /// let endsInDigits = try ValidationRule.regex("[0-9]+$")
  /// endsInDigits.check("abc123")  // true
  /// endsInDigits.check("123abc")  // false
  /// ```
  ///
  /// - Throws: ``PatternSyntaxError`` when the pattern is ill-formed, with the place.
  public static func regex(_ pattern: String) throws(PatternSyntaxError) -> Self {
    .matches(try Pattern(foundAnywhere: pattern))
  }
}
