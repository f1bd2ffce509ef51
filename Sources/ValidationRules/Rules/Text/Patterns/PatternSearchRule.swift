public import BoundedPattern

extension ValidationRule where Value == String {
  /// Accepts text that contains a match of a pattern, anywhere unless `^` or `$` anchors it.
  ///
  /// The pattern is compiled here, once, and options stand in it, as in `(?i)`. `$` holds at the
  /// end of the text, and not before a last line end. To match the whole text, use
  /// `matches(_:)`.
  ///
  /// ```swift
  /// Rule.regex("[0-9]+$").accepts("abc123")  // true
  /// Rule.regex("[0-9]+$").accepts("123abc")  // false
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern, as a regular expression of PCRE2.
  ///   - whenBoundReached: What happens to a text that cannot be checked in time.
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
  /// Rule.regex(/[0-9]+$/).accepts("123abc")  // false
  /// ```
  ///
  /// - Parameters:
  ///   - literal: The regex literal.
  ///   - whenBoundReached: What happens to a text that cannot be checked in time.
  public static func regex<Output>(
    _ literal: Regex<Output>, whenBoundReached: PatternBoundPolicy = .refuse
  ) -> Self {
    .matches(Pattern(foundAnywhere: literal, whenBoundReached: whenBoundReached))
  }

  /// Accepts text that contains a match of a pattern known only at run time.
  ///
  /// ```swift
  /// let pattern = "[0-9]+$"
  /// let rule = try Rule.regex(pattern)
  /// rule.accepts("abc123")  // true
  /// rule.accepts("123abc")  // false
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern, as a regular expression of PCRE2.
  ///   - whenBoundReached: What happens to a text that cannot be checked in time.
  /// - Throws: ``PatternSyntaxError``, with the position, if the pattern is ill-formed.
  @_disfavoredOverload
  public static func regex(
    _ pattern: String, whenBoundReached: PatternBoundPolicy = .refuse
  ) throws(PatternSyntaxError) -> Self {
    .matches(try Pattern(foundAnywhere: pattern, whenBoundReached: whenBoundReached))
  }
}
