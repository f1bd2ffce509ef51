public import BoundedPattern
import FormDeclaration

/// A validator of a text field: a named group of text rules, or a custom closure.
///
/// Empty text passes every validator except `required` and `custom`, so leave `required` out for an
/// optional field. A field runs all of its validators in order and reports every message of their
/// rules. If `required` refuses the text, its message is the only one.
///
/// ```swift
/// let email = MockTextField("mei@", validators: [.required, .email])
/// email.messages  // ["Enter an email address, such as mei@example.com"]
/// email.text = "mei@example.com"
/// email.isValid  // true
/// ```
public enum Validator: Sendable {
  /// Refuses empty text, and also blank text (white space and invisible characters) unless you
  /// allow it.
  case required(ValidationMessage, allowingBlank: Bool = false)

  /// Accepts an email address, ignoring white space around it.
  ///
  /// ```swift
  /// MockTextField(" mei@example.com ", validators: [.email]).isValid  // true
  /// MockTextField("mei@", validators: [.email]).isValid  // false
  /// ```
  case email

  /// Accepts 6 to 15 digits that don't start with 0, after an optional `+`.
  ///
  /// ```swift
  /// MockTextField("+33 6 03 90 35 94", validators: [.mobile]).isValid  // true
  /// MockTextField("0603903594", validators: [.mobile]).isValid  // false
  /// ```
  case mobile

  /// Accepts 8 to 20 characters with a letter, a digit, a special character and no white space.
  ///
  /// ```swift
  /// MockTextField("correct-horse-7", validators: [.password]).isValid  // true
  /// MockTextField("correct horse", validators: [.password]).isValid  // false
  /// ```
  case password

  /// Accepts text that the pattern matches as a whole, in bounded time.
  ///
  /// See ``/ValidationRules/Pattern``.
  case regularExpression(Pattern, message: String)

  /// Accepts text of at least this many user-perceived characters.
  case minLength(Int, message: String)

  /// Accepts text of at most this many user-perceived characters.
  case maxLength(Int, message: String)

  /// Refuses text with an emoji in it.
  case noEmojis(message: String)

  /// Accepts what a rule accepts; a warning that fails leaves the field valid.
  ///
  /// ```swift
  /// MockTextField("42", validators: [.rule(.isInteger)]).isValid  // true
  /// MockTextField("4.2", validators: [.rule(.isInteger)]).isValid  // false
  /// ```
  case rule(Rule<String>)

  /// Accepts what a custom closure accepts.
  ///
  /// The closure may read other fields; it runs again when one of them changes.
  case custom(@MainActor (any FormField) -> ValidationResult<String>)

  /// Runs validators until one fails, and reports only the messages of that one.
  ///
  /// Errors and warnings are found separately, so an error doesn't hide a later warning.
  case first([Validator])
}

extension Validator {
  /// Refuses empty text, and blank text (white space and invisible characters).
  public static var required: Self { .required(.rule(.required)) }

  /// Refuses empty text, and also blank text unless you allow it.
  public static func required(allowingBlank: Bool) -> Self {
    .required(.rule(.required), allowingBlank: allowingBlank)
  }

  /// Accepts the fields for which `accepts` returns `true`.
  ///
  /// ```swift
  /// let first = MockTextField("a")
  /// let again = MockTextField("b", validators: [.custom("Not the same") { $0.text == first.text }])
  /// again.messages  // ["Not the same"]
  /// again.text = "a"
  /// again.isValid  // true
  /// ```
  public static func custom(
    _ message: ValidationMessage, accepts: @escaping @MainActor (any FormField) -> Bool
  ) -> Self {
    .custom { field in accepts(field) ? .valid(field.text) : .notValid(MessageList(message)) }
  }
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
  /// - Parameters:
  ///   - pattern: The pattern, as a PCRE2 regular expression.
  ///   - message: The message for text that the pattern doesn't match.
  ///   - whenBoundReached: The policy for text that can't be checked within the bound.
  /// - Throws: ``/ValidationRules/PatternSyntaxError``, with the position, if the pattern is malformed.
  public static func regularExpression(
    _ pattern: String, message: String, whenBoundReached: PatternBoundPolicy = .refuse
  ) throws(PatternSyntaxError) -> Self {
    .regularExpression(
      try Pattern(pattern, whenBoundReached: whenBoundReached), message: message)
  }

  /// Accepts text that a regex literal matches as a whole, in bounded time.
  ///
  /// See ``/ValidationRules/Pattern``.
  ///
  /// ```swift
  /// let code = Validator.regularExpression(/[A-Z]{2}[0-9]{4}/, message: "As in AB1234")
  /// MockTextField("AB1234", validators: [code]).isValid  // true
  /// MockTextField("AB12345", validators: [code]).messages  // ["As in AB1234"]
  /// ```
  public static func regularExpression<Output>(
    _ literal: Regex<Output>, message: String, whenBoundReached: PatternBoundPolicy = .refuse
  ) -> Self {
    .regularExpression(Pattern(literal, whenBoundReached: whenBoundReached), message: message)
  }

  /// Runs validators until one fails, and reports only the messages of that one.
  public static func first(_ validators: Validator...) -> Self {
    .first(validators)
  }
}

// MARK: - Rules of a validator

extension Validator {
  /// Indicates whether this validator refuses empty text, so that the field is required.
  ///
  /// It's `false` for a closure, which isn't called to find out.
  ///
  /// ```swift
  /// Validator.required.requiresText  // true
  /// Validator.first(.required, .email).requiresText  // true
  /// Validator.email.requiresText  // false
  /// ```
  public var requiresText: Bool { strategy != nil }

  /// The strategy for empty text, or `nil` if this validator accepts it.
  var strategy: ValidationStrategy? {
    switch self {
    case .required(let message, let allowingBlank):
      .required(message, allowingBlank: allowingBlank)
    case .first(let validators): validators.lazy.compactMap(\.strategy).first
    default: nil
    }
  }

  /// The rules, or an empty array for a requirement or a closure.
  var rules: [Rule<String>] {
    switch self {
    case .email: [.isEmail(.trimmed)]
    case .mobile: [.isMobile]
    case .password: Rule.password
    case .regularExpression(let pattern, let message): [.matches(pattern).message(.init(message))]
    case .minLength(let minimum, let message): [.minLength(minimum).message(.init(message))]
    case .maxLength(let maximum, let message): [.maxLength(maximum).message(.init(message))]
    case .noEmojis(let message): [.noEmojis.message(.init(message))]
    case .rule(let rule): [rule]
    case .first(let validators): validators.flatMap(\.rules)
    case .required, .custom: []
    }
  }
}
