extension Pattern {
  /// Compiles a regex literal, which the compiler has read, as a pattern that matches whole texts.
  ///
  /// The literal gives the pattern alone. It runs on the engine of every other pattern, in bounded
  /// time, and not on that of Swift's `Regex`.
  ///
  /// ```swift
  /// let code = Pattern(/[A-Z]{2}[0-9]{4}/)
  /// try code.matches("AB1234")  // true
  /// try code.matches("AB12345")  // false
  /// ```
  ///
  /// - Precondition: The expression is a literal, in syntax that Swift and Perl have in common.
  public init<Output>(
    _ literal: Regex<Output>, whenBoundReached: PatternBoundPolicy = .refuse
  ) {
    self = Self.compiled { () throws(PatternSyntaxError) in
      try Self(literal.source, whenBoundReached: whenBoundReached)
    }
  }

  /// Compiles a regex literal as a pattern that matches every text in which it is found.
  ///
  /// ```swift
  /// let digit = Pattern(foundAnywhere: /[0-9]/)
  /// try digit.matches("abc1")  // true
  /// try digit.matches("abc")  // false
  /// ```
  ///
  /// - Precondition: The expression is a literal, in syntax that Swift and Perl have in common.
  public init<Output>(
    foundAnywhere literal: Regex<Output>, whenBoundReached: PatternBoundPolicy = .refuse
  ) {
    self = Self.compiled { () throws(PatternSyntaxError) in
      try Self(foundAnywhere: literal.source, whenBoundReached: whenBoundReached)
    }
  }

  /// Compiles a string literal as a pattern that matches every text in which it is found.
  ///
  /// - Precondition: The pattern is well-formed.
  package static func foundAnywhere(
    _ literal: StaticString, whenBoundReached: PatternBoundPolicy = .refuse
  ) -> Self {
    compiled { () throws(PatternSyntaxError) in
      try Self(foundAnywhere: literal.description, whenBoundReached: whenBoundReached)
    }
  }

  /// A pattern that stands in the program: an ill-formed one is a mistake of the programmer.
  private static func compiled(_ compile: () throws(PatternSyntaxError) -> Self) -> Self {
    do throws(PatternSyntaxError) {
      return try compile()
    } catch {
      preconditionFailure(error.description)
    }
  }
}

extension Regex {
  /// The text of a literal, with the options that methods such as `ignoresCase()` set.
  fileprivate var source: String {
    guard let source = _literalPattern else {
      preconditionFailure("A pattern is a regex literal such as /[0-9]+/, and not built otherwise")
    }
    return source
  }
}
