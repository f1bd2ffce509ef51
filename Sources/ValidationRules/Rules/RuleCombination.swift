extension ValidationRule {
  /// Accepts a value if both rules accept it.
  ///
  /// The result has the message of the first rule that fails, while ``message`` covers both. If the
  /// left rule fails, the right one doesn't run. The combination is a warning only if both rules are.
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

  /// Accepts a value if at least one of the two rules accepts it.
  ///
  /// If both rules fail, the message covers both. If the left rule passes, the right one doesn't
  /// run. The combination is a warning only if both rules are.
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

  /// Accepts a value if the rule refuses it, with the opposite message and the same severity.
  ///
  /// ```swift
  /// let quiet: Rule<String> = !.contains("!")
  /// quiet.accepts("hello")  // true
  /// quiet.failure(of: "hello!")  // Remove “!”
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
  /// Accepts a value if all rules accept it, as with `&&`, or any value if there are no rules.
  ///
  /// ```swift
  /// Rule<String>.and(.minLength(3), .containsNumber).accepts("ab1")  // true
  /// Rule<String>.and(.minLength(3), .containsNumber).accepts("abc")  // false
  /// ```
  public static func and(_ rules: Self...) -> Self {
    rules.dropFirst().reduce(rules.first ?? Self(.notValid) { _ in true }, &&)
  }

  /// Accepts a value if at least one rule accepts it, as with `||`, or no value if there are no rules.
  ///
  /// ```swift
  /// Rule<String>.or(.isNumber, .equals("none")).accepts("none")  // true
  /// Rule<String>.or(.isNumber, .equals("none")).accepts("some")  // false
  /// ```
  public static func or(_ rules: Self...) -> Self {
    rules.dropFirst().reduce(rules.first ?? Self(.notValid) { _ in false }, ||)
  }

  /// Accepts a value if the rule refuses it, as with `!`.
  ///
  /// ```swift
  /// Rule<String>.negated(.isNumber).accepts("abc")  // true
  /// Rule<String>.negated(.isNumber).accepts("12")  // false
  /// ```
  public static func negated(_ rule: Self) -> Self {
    !rule
  }
}

extension ValidationMessage {
  /// Returns the message for two rules that must both pass.
  ///
  /// The arguments are `first` and `second`, the messages of the rules in order. Equal messages are merged.
  static func all(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return switch max(first.depth(within: .and), second.depth(within: .and)) {
    case 1: .pair(.and, first, second)
    case 2: .pair(.`and.groups`, first.afterEither, second.afterEither)
    default: .pair(.`and.nested`, first, second)
    }
  }

  /// Returns the message for two rules of which one must pass.
  ///
  /// The arguments are the same as for ``all(_:_:)``.
  static func any(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return switch max(first.depth(within: .or), second.depth(within: .or)) {
    case 1: .pair(.or, first, second)
    case 2: .pair(.`or.groups`, first, second)
    default: .pair(.`or.nested`, first, second)
    }
  }

  private static func pair(_ words: RuleMessage, _ first: Self, _ second: Self) -> Self {
    .rule(words, ["first": .message(first), "second": .message(second)])
  }

  /// This message as part of another: alternatives start with "either", and others are unchanged.
  private var afterEither: Self {
    key == RuleMessage.or.key ? .rule(.`or.either`, arguments) : self
  }

  /// Returns how many times "and" and "or" alternate once `word` joins this message with another.
  private func depth(within word: RuleMessage) -> Int {
    let (own, depth): (RuleMessage, Int) =
      switch key {
      case RuleMessage.and.key: (.and, 1)
      case RuleMessage.`and.groups`.key: (.and, 2)
      case RuleMessage.`and.nested`.key: (.and, 3)
      case RuleMessage.or.key: (.or, 1)
      case RuleMessage.`or.groups`.key: (.or, 2)
      case RuleMessage.`or.nested`.key: (.or, 3)
      default: (word, 1)
      }
    return own == word ? depth : depth + 1
  }
}
