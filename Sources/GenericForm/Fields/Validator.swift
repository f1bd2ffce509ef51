public import BoundedPattern

/// What a text field holds: a named group of text rules, or the programmer's own closure.
///
/// Empty text passes every validator but `required`, `notOnlyWhitespace` and `custom`, so a field
/// that may stay empty simply does not hold `required`. A field runs all of its validators, in
/// order, and keeps all of their messages.
///
/// ```swift
/// MockTextField("mei@example.com", validators: [.required, .email]).isValid  // true
/// MockTextField("mei@", validators: [.required, .email]).messages  // ["Invalid email format"]
/// ```
public enum Validator {
  /// Refuses empty text and text of nothing but white space.
  case required

  /// Refuses empty text and text of nothing but white space.
  case notOnlyWhitespace

  /// Accepts an email address, with white space around it ignored.
  case email

  /// Accepts 6 to 15 digits that do not start with 0, after an optional `+`.
  case mobile

  /// Accepts 8 to 20 characters with a letter, a digit, a special character and no white space.
  case password

  /// Accepts text that the pattern matches as a whole.
  case regularExpression(Pattern, message: String)

  /// Accepts text of at least so many characters, as a person counts them.
  case minLength(Int, message: String)

  /// Accepts text of at most so many characters, as a person counts them.
  case maxLength(Int, message: String)

  /// Refuses text with an emoji in it.
  case noEmojis(message: String)

  /// Accepts what a rule accepts; a warning that fails leaves the field valid.
  case rule(ValidationRule<String>)

  /// The programmer's own check: whether the field is valid, and what is wrong with it.
  ///
  /// No without words gets a default message; yes with words drops them.
  case custom((any FormField) -> (Bool, [String]))

  /// Stops at the first of its validators that fails, and says only what that one says.
  case first([Validator])
}

extension Validator {
  /// Accepts text that a pattern matches as a whole, with the pattern compiled here, once.
  ///
  /// ```swift
  /// let code = try Validator.regularExpression("[A-Z]{2}[0-9]{4}", message: "As in AB1234")
  /// MockTextField("AB1234", validators: [code]).isValid  // true
  /// MockTextField("AB12345", validators: [code]).messages  // ["As in AB1234"]
  /// ```
  ///
  /// - Parameter whenBoundReached: What happens to a text that cannot be checked in time.
  /// - Throws: ``PatternSyntaxError`` when the pattern is ill-formed, with the place.
  public static func regularExpression(
    _ pattern: String, message: String, whenBoundReached: PatternBoundPolicy = .refuse
  ) throws(PatternSyntaxError) -> Self {
    .regularExpression(
      try Pattern(pattern, whenBoundReached: whenBoundReached), message: message)
  }

  /// Stops at the first of its validators that fails, and says only what that one says.
  public static func first(_ validators: Validator...) -> Self {
    .first(validators)
  }
}

extension Validator {
  /// What this validator has to say about a field; empty when the field passes.
  public func messages(for field: any FormField) -> [ValidationMessage] {
    switch self {
    case .required, .notOnlyWhitespace:
      [ValidationRule<String>.notBlank].failures(of: field.text)
    case .custom(let check):
      messages(of: check(field))
    case .first(let validators):
      validators.lazy.map { $0.messages(for: field) }.first { !$0.isEmpty } ?? []
    case .email, .mobile, .password, .regularExpression, .minLength, .maxLength, .noEmojis, .rule:
      field.isEmpty ? [] : rules.failures(of: field.text)
    }
  }

  /// What this validator advises about a field that can be submitted as it is.
  public func warnings(for field: any FormField) -> [ValidationMessage] {
    if case .first(let validators) = self {
      return validators.lazy.map { $0.warnings(for: field) }.first { !$0.isEmpty } ?? []
    }
    return field.isEmpty ? [] : rules.failures(of: field.text, severity: .warning)
  }

  private var rules: [ValidationRule<String>] {
    switch self {
    case .email: [.isEmail(.trimmed)]
    case .mobile: [.isMobile]
    case .password: ValidationRule.password
    case .regularExpression(let pattern, let message): [.matches(pattern).message(.init(message))]
    case .minLength(let minimum, let message): [.minLength(minimum).message(.init(message))]
    case .maxLength(let maximum, let message): [.maxLength(maximum).message(.init(message))]
    case .noEmojis(let message): [.noEmojis.message(.init(message))]
    case .rule(let rule): [rule]
    case .required, .notOnlyWhitespace, .custom, .first: []
    }
  }

  private func messages(of verdict: (isValid: Bool, words: [String])) -> [ValidationMessage] {
    if verdict.isValid { return [] }
    let words = verdict.words.filter { !$0.isEmpty }
    return words.isEmpty ? [.notValid] : words.map { ValidationMessage($0) }
  }
}
