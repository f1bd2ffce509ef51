extension Pattern {
  /// Compiles a regex literal, which the compiler has read, as a pattern that matches whole texts.
  ///
  /// It runs on the engine of every other pattern, in bounded time, and not on that of Swift's
  /// `Regex`. Sets of sets, characters of several scalars in a set, `.` and the anchors mean what
  /// they mean in Swift; `\d`, `\w`, `\s` and `\b` mean what they mean in a ``Pattern`` of text.
  /// Options that are set by methods hold too, except `repetitionBehavior(_:)`, which is ignored.
  /// An option that patterns do not have stops the program with what to write instead.
  ///
  /// ```swift
  /// let code = Pattern(/[A-Z]{2}[0-9]{4}/)
  /// try code.matches("AB1234")  // true
  /// try code.matches("AB12345")  // false
  /// ```
  ///
  /// - Precondition: The expression is a literal, without an option that patterns do not have.
  public init<Output>(
    _ literal: Regex<Output>, whenBoundReached: PatternBoundPolicy = .refuse
  ) {
    self = Self.compiled(literal, isFoundAnywhere: false, whenBoundReached: whenBoundReached)
  }

  /// Compiles a regex literal as a pattern that matches every text in which it is found.
  ///
  /// ```swift
  /// let digit = Pattern(foundAnywhere: /[0-9]/)
  /// try digit.matches("abc1")  // true
  /// try digit.matches("abc")  // false
  /// ```
  ///
  /// - Precondition: The expression is a literal, without an option that patterns do not have.
  public init<Output>(
    foundAnywhere literal: Regex<Output>, whenBoundReached: PatternBoundPolicy = .refuse
  ) {
    self = Self.compiled(literal, isFoundAnywhere: true, whenBoundReached: whenBoundReached)
  }

  /// Compiles a string literal as a pattern that matches every text in which it is found.
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
