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
}
