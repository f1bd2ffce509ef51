extension Pattern {
  /// Compiles a regex literal as a pattern that matches the whole text.
  ///
  /// The pattern runs in bounded time on the same engine as all other patterns, not on that of
  /// Swift's `Regex`:
  ///
  /// - Nested sets, characters with several scalars in a set, `.` and anchors have the same meaning as in Swift.
  /// - `\d`, `\w`, `\s` and `\b` have the same meaning as in a ``Pattern`` from a string.
  /// - Options set by methods are respected, except `repetitionBehavior(_:)`, which is ignored. Any
  ///   option that patterns don't support stops the program, with a message that suggests an alternative.
  ///
  /// ```swift
  /// let code = Pattern(/[A-Z]{2}[0-9]{4}/)
  /// try code.matches("AB1234")  // true
  /// try code.matches("AB12345")  // false
  /// ```
  ///
  /// - Precondition: The regex is a literal, without unsupported options.
  public init<Output>(
    _ literal: Regex<Output>, whenBoundReached: PatternBoundPolicy = .refuse
  ) {
    self = Self.compiled(literal, isFoundAnywhere: false, whenBoundReached: whenBoundReached)
  }

  /// Compiles a regex literal as a pattern that matches if it's found anywhere in the text.
  ///
  /// ```swift
  /// let digit = Pattern(foundAnywhere: /[0-9]/)
  /// try digit.matches("abc1")  // true
  /// try digit.matches("abc")  // false
  /// ```
  ///
  /// - Precondition: The regex is a literal, without unsupported options.
  public init<Output>(
    foundAnywhere literal: Regex<Output>, whenBoundReached: PatternBoundPolicy = .refuse
  ) {
    self = Self.compiled(literal, isFoundAnywhere: true, whenBoundReached: whenBoundReached)
  }

  /// Compiles a string literal as a pattern that matches if it's found anywhere in the text.
  ///
  /// - Precondition: The pattern is well-formed.
  package static func foundAnywhere(
    _ literal: StaticString, whenBoundReached: PatternBoundPolicy = .refuse
  ) -> Self {
    do throws(PatternSyntaxError) {
      return try Self(foundAnywhere: literal.description, whenBoundReached: whenBoundReached)
    } catch {
      fatalError(error.description)
    }
  }

  private static func compiled<Output>(
    _ literal: Regex<Output>, isFoundAnywhere: Bool, whenBoundReached: PatternBoundPolicy
  ) -> Self {
    guard let source = literal._literalPattern else {
      fatalError("A Pattern needs a regex literal such as /[0-9]+/, not one of RegexBuilder.")
    }
    do {
      return try Self(
        source, syntax: LiteralPattern(source).text, isFoundAnywhere: isFoundAnywhere,
        whenBoundReached: whenBoundReached)
    } catch {
      fatalError("\(error)")
    }
  }
}
