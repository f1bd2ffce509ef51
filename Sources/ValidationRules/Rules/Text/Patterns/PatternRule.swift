public import BoundedPattern

extension ValidationRule where Value == String {
  /// Accepts text that a pattern matches.
  ///
  /// If the pattern reaches its bound, the text fails with a message that it couldn't be checked.
  /// The negated rule fails in the same way. To let such text pass, create the pattern with
  /// `whenBoundReached: .accept`. Each case is reported to ``Pattern/onBoundExceeded``.
  ///
  /// ```swift
  /// let code = Rule.matches(Pattern(/[A-Z]{2}[0-9]{4}/))
  /// code.accepts("AB1234")  // true
  /// code.failure(of: "AB12345")  // Use the expected format
  /// ```
  public static func matches(_ pattern: Pattern) -> Self {
    let message = ValidationMessage.rule(.matches)
    return Self(message, negation: .rule(.`matches.not`)) { text, _ in
      do throws(PatternBoundExceeded) {
        return try pattern.matches(text) ? .passed : .failed(message)
      } catch {
        Pattern.onBoundExceeded(error)
        return pattern.whenBoundReached == .accept ? .passed : .notChecked
      }
    }
  }

  /// Accepts text that a regex literal matches, in bounded time.
  ///
  /// The literal is compiled as a ``Pattern``.
  ///
  /// ```swift
  /// Rule.matches(/[A-Z]{2}[0-9]{4}/).accepts("AB1234")  // true
  /// Rule.matches(/[A-Z]{2}[0-9]{4}/).failure(of: "AB12345")  // Use the expected format
  /// ```
  public static func matches<Output>(_ literal: Regex<Output>) -> Self {
    matches(Pattern(literal))
  }
}
