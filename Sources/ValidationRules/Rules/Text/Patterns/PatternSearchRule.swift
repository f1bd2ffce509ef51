public import BoundedPattern

extension ValidationRule where Value == String {
  /// Accepts text that contains a match of a pattern, anywhere unless `^` or `$` anchors it.
  ///
  /// The pattern is compiled once, when you create the rule. Write options in the pattern, as in
  /// `(?i)`. `$` matches at the end of the text, but not before a final line end. To match the
  /// whole text, use `matches(_:)`.
  ///
  /// ```swift
  /// Rule.regex("[0-9]+$").accepts("abc123")  // true
  /// Rule.regex("[0-9]+$").failure(of: "123abc")  // Use the expected format
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern, as a PCRE2 regular expression.
  ///   - whenBoundReached: The policy for text that can't be checked in time.
  /// - Precondition: The pattern is well-formed.
  public static func regex(
    _ pattern: StaticString, whenBoundReached: PatternBoundPolicy = .refuse
  ) -> Self {
    .matches(Pattern.foundAnywhere(pattern, whenBoundReached: whenBoundReached))
  }

  /// Accepts text that contains a match of a regex literal.
  ///
  /// ```swift
  /// Rule.regex(/[0-9]+$/).accepts("abc123")  // true
  /// Rule.regex(/[0-9]+$/).failure(of: "123abc")  // Use the expected format
  /// ```
  ///
  /// - Parameters:
  ///   - literal: The regex literal.
  ///   - whenBoundReached: The policy for text that can't be checked in time.
  public static func regex<Output>(
    _ literal: Regex<Output>, whenBoundReached: PatternBoundPolicy = .refuse
  ) -> Self {
    .matches(Pattern(foundAnywhere: literal, whenBoundReached: whenBoundReached))
  }

  /// Accepts text that contains a match of a pattern known only at run time.
  ///
  /// ```swift
  /// let pattern = "[0-9]+$"
  /// let rule = try Rule.regex(parsing: pattern)
  /// rule.accepts("abc123")  // true
  /// rule.failure(of: "123abc")  // Use the expected format
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern, as a PCRE2 regular expression.
  ///   - whenBoundReached: The policy for text that can't be checked in time.
  /// - Throws: ``PatternSyntaxError`` with the position of the error, if the pattern is ill-formed.
  public static func regex(
    parsing pattern: String, whenBoundReached: PatternBoundPolicy = .refuse
  ) throws(PatternSyntaxError) -> Self {
    .matches(try Pattern(foundAnywhere: pattern, whenBoundReached: whenBoundReached))
  }
}
