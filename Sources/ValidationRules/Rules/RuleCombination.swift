extension ValidationRule {
  /// Accepts what both rules accept.
  ///
  /// Reports the first of the two that fails; ``message`` has both. The right one does not run for
  /// a value that fails the left one. The whole is a warning only when both are.
  ///
  /// ```swift
  /// let code: Rule<String> = .minLength(3) && .containsNumber
  /// code.accepts("ab1")  // true
  /// code.failure(of: "abc")  // Use at least 1 digit
  /// ```
  public static func && (left: Self, right: Self) -> Self {
    Self(
      .all(left.message, right.message),
      negation: .any(left.negatedMessage, right.negatedMessage),
      severity: left.severity == .warning ? right.severity : .error
    ) { value, form in
      let result = left.test(value, form)
      return result.isPassed ? right.test(value, form) : result
    }
  }

  /// Accepts what one of the rules accepts, or both.
  ///
  /// Reports both rules when both fail. The right one does not run for a value that passes the left
  /// one. The whole is a warning only when both are.
  ///
  /// ```swift
  /// let answer: Rule<String> = .isNumber || .equals("ok")
  /// answer.accepts("ok")  // true
  /// answer.accepts("no")  // false
  /// ```
  public static func || (left: Self, right: Self) -> Self {
    Self(
      .any(left.message, right.message),
      negation: .all(left.negatedMessage, right.negatedMessage),
      severity: left.severity == .warning ? right.severity : .error
    ) { value, form in
      let first = left.test(value, form)
      if first.isPassed { return .passed }
      switch (first, right.test(value, form)) {
      case (_, .passed): return .passed
      case (.notOfFormat, .notOfFormat): return first
      case (.notChecked, _), (_, .notChecked): return .notChecked
      case (_, let second):
        let messages = (
          first.failure?.first ?? left.message, second.failure?.first ?? right.message
        )
        return .failed(.any(messages.0, messages.1))
      }
    }
  }

  /// Accepts what the rule refuses, with the opposite message and the same severity.
  ///
  /// ```swift
  /// let quiet: Rule<String> = !.contains("!")
  /// quiet.accepts("hello")  // true
  /// quiet.failure(of: "hello!")  // Leave out “!”
  /// ```
  public static prefix func ! (rule: Self) -> Self {
    let message = rule.negatedMessage
    return Self(message, negation: rule.message, severity: rule.severity) { value, form in
      switch rule.test(value, form) {
      case .passed: .failed(message)
      case .failed, .notOfFormat: .passed
      case .notChecked: .notChecked
      }
    }
  }
}

extension ValidationRule {
  /// Accepts what all of the rules accept, as with `&&`; without rules, everything.
  ///
  /// ```swift
  /// Rule<String>.and(.minLength(3), .containsNumber).accepts("ab1")  // true
  /// Rule<String>.and(.minLength(3), .containsNumber).accepts("abc")  // false
  /// ```
  public static func and(_ rules: Self...) -> Self {
    rules.dropFirst().reduce(rules.first ?? Self(.notValid) { _ in true }, &&)
  }

  /// Accepts what at least one of the rules accepts, as with `||`; without rules, nothing.
  ///
  /// ```swift
  /// Rule<String>.or(.isNumber, .equals("none")).accepts("none")  // true
  /// Rule<String>.or(.isNumber, .equals("none")).accepts("some")  // false
  /// ```
  public static func or(_ rules: Self...) -> Self {
    rules.dropFirst().reduce(rules.first ?? Self(.notValid) { _ in false }, ||)
  }

  /// Accepts what the rule refuses, as with `!`.
  ///
  /// ```swift
  /// Rule<String>.negated(.isNumber).accepts("abc")  // true
  /// Rule<String>.negated(.isNumber).accepts("12")  // false
  /// ```
  public static func negated(_ rule: Self) -> Self {
    !rule
  }
}
