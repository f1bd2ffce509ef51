extension ValidationRule {
  /// Accepts what both rules accept.
  ///
  /// Reports the first of the two that fails; ``message`` has both. The right one does not run for
  /// a value that fails the left one. The whole is a warning only when both are.
  ///
  /// ```swift
  /// let code: ValidationRule<String> = .minLength(3) && .containsNumber
  /// code.accepts("ab1")  // true
  /// code.failure(of: "abc")  // Use at least 1 digit
  /// ```
  public static func && (left: Self, right: Self) -> Self {
    combination(
      of: left, right, .all(left.message, right.message),
      negation: .any(left.negatedMessage, right.negatedMessage)
    ) { value in
      left.result(for: value).flatMap { $0 ? right.result(for: value) : false }
    } explain: { value in
      left.failure(of: value) ?? right.failure(of: value) ?? right.message
    }.presumingFormat(of: left, right) { value in
      left.accepts(value) ? right.formatFailure?(value) : left.formatFailure?(value)
    }
  }

  /// Accepts what one of the rules accepts, or both.
  ///
  /// Reports both rules when both fail. The right one does not run for a value that passes the left
  /// one. The whole is a warning only when both are.
  ///
  /// ```swift
  /// let answer: ValidationRule<String> = .isNumber || .equals("ok")
  /// answer.accepts("ok")  // true
  /// answer.accepts("no")  // false
  /// ```
  public static func || (left: Self, right: Self) -> Self {
    combination(
      of: left, right, .any(left.message, right.message),
      negation: .all(left.negatedMessage, right.negatedMessage)
    ) { value in
      switch left.result(for: value) {
      case true?: true
      case false?: right.result(for: value)
      case nil: right.result(for: value) == true ? true : nil
      }
    } explain: { value in
      .any(
        left.failure(of: value) ?? left.message,
        right.failure(of: value) ?? right.message)
    }.presumingFormat(of: left, right) { value in
      right.formatFailure?(value) == nil ? nil : left.formatFailure?(value)
    }
  }

  /// Accepts what the rule refuses, with the opposite message and the same severity.
  ///
  /// ```swift
  /// let quiet: ValidationRule<String> = !.contains("!")
  /// quiet.accepts("hello")  // true
  /// quiet.failure(of: "hello!")  // Leave out “!”
  /// ```
  public static prefix func ! (rule: Self) -> Self {
    Self(
      rule.negatedMessage, negation: rule.message, severity: rule.severity,
      isBounded: rule.isBounded
    ) { value in
      rule.result(for: value).map(!)
    }
  }

  /// A rule of two, which is bounded where one of them is.
  ///
  /// - Parameters:
  ///   - left: The rule that runs first.
  ///   - right: The other rule.
  ///   - message: The message of the whole.
  ///   - negation: The message of its opposite.
  ///   - result: Whether a value passes; nil for one that cannot be validated.
  ///   - explain: The message for a value that fails.
  private static func combination(
    of left: Self, _ right: Self, _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage?,
    result: @escaping @Sendable (Value) -> Bool?,
    explain: @escaping @Sendable (Value) -> ValidationMessage
  ) -> Self {
    Self(
      message, negation: negation(),
      severity: left.severity == .warning && right.severity == .warning ? .warning : .error,
      isBounded: left.isBounded || right.isBounded, result: result, explain: explain)
  }
}

extension ValidationRule {
  /// Accepts what all of the rules accept, as with `&&`; without rules, everything.
  ///
  /// ```swift
  /// ValidationRule<String>.and(.minLength(3), .containsNumber).accepts("ab1")  // true
  /// ValidationRule<String>.and(.minLength(3), .containsNumber).accepts("abc")  // false
  /// ```
  public static func and(_ rules: Self...) -> Self {
    rules.dropFirst().reduce(rules.first ?? Self(.notValid) { _ in true }, &&)
  }

  /// Accepts what at least one of the rules accepts, as with `||`; without rules, nothing.
  ///
  /// ```swift
  /// ValidationRule<String>.or(.isNumber, .equals("none")).accepts("none")  // true
  /// ValidationRule<String>.or(.isNumber, .equals("none")).accepts("some")  // false
  /// ```
  public static func or(_ rules: Self...) -> Self {
    rules.dropFirst().reduce(rules.first ?? Self(.notValid) { _ in false }, ||)
  }

  /// Accepts what the rule refuses, as with `!`.
  ///
  /// ```swift
  /// ValidationRule<String>.negated(.isNumber).accepts("abc")  // true
  /// ValidationRule<String>.negated(.isNumber).accepts("12")  // false
  /// ```
  public static func negated(_ rule: Self) -> Self {
    !rule
  }

  /// Accepts what this rule and all of the others accept, as with `&&`.
  ///
  /// ```swift
  /// let rule = ValidationRule<String>.minLength(3).and(.containsNumber)
  /// rule.accepts("ab1")  // true
  /// rule.accepts("abc")  // false
  /// ```
  public func and(_ others: Self...) -> Self {
    others.reduce(self, &&)
  }

  /// Accepts what this rule or at least one of the others accepts, as with `||`.
  ///
  /// ```swift
  /// let rule = ValidationRule<String>.isNumber.or(.equals("none"))
  /// rule.accepts("none")  // true
  /// rule.accepts("some")  // false
  /// ```
  public func or(_ others: Self...) -> Self {
    others.reduce(self, ||)
  }

  /// Accepts what this rule refuses, as with `!`.
  ///
  /// ```swift
  /// ValidationRule<String>.isNumber.negated().accepts("abc")  // true
  /// ValidationRule<String>.isNumber.negated().accepts("12")  // false
  /// ```
  public func negated() -> Self {
    !self
  }
}
