/// A test of a value, with the message to show if the value fails.
///
/// A rule can also read other values of its form, whose state is the `Root`. Most rules don't, so
/// they work in any form and without one. A rule doesn't decide whether a value is required or when
/// its result is shown.
///
/// You can add rules that read like the built-in ones:
///
/// ```swift
/// extension ValidationRule where Value == String {
///   static var isAwesome: Self { Self("Say something awesome") { $0.contains("awesome") } }
/// }
///
/// Rule.isAwesome.accepts("an awesome day")  // true
/// Rule.isAwesome.accepts("a day")  // false
/// ```
public struct ValidationRule<Root, Value: SendableMetatype>: Sendable {
  /// Returns the result for a value; `form` returns `nil` if the value isn't in a form.
  package typealias Test =
    @Sendable (_ value: Value, _ form: () -> FormReader<Root>?) -> RuleResult

  /// The message for a value that fails, which covers every part of the rule.
  public internal(set) var message: ValidationMessage

  /// The severity of a failure, which determines whether it blocks submitting.
  public internal(set) var severity: ValidationSeverity

  /// The test of a value.
  ///
  /// It asks for the form only if it needs it, because that copies the state.
  package internal(set) var test: Test

  /// Returns the message of the negated rule, or `nil` if there is none.
  let negation: @Sendable () -> ValidationMessage?

  /// Creates a rule from all its parts.
  package init(
    _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage? = nil,
    severity: ValidationSeverity = .error, test: @escaping Test
  ) {
    self.message = message
    self.negation = negation
    self.severity = severity
    self.test = test
  }
}

/// A rule that depends on the value only, not on a form.
///
/// ```swift
/// let code: Rule<String> = .minLength(3) && .containsNumber
/// code.accepts("ab1")  // true
/// code.accepts("abc")  // false
/// ```
public typealias Rule<Value: SendableMetatype> = ValidationRule<Void, Value>

extension ValidationRule {
  /// Creates a rule that reports `message` for every value for which `accepts` returns `false`.
  ///
  /// - Parameters:
  ///   - message: The message for a value that fails.
  ///   - negation: The message of the negated rule; by default, a request for another value.
  ///   - severity: The severity of a failure, which determines whether it blocks submitting.
  ///   - accepts: Returns whether a value passes.
  public init(
    _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage? = nil,
    severity: ValidationSeverity = .error, accepts: @escaping @Sendable (Value) -> Bool
  ) {
    let failure = RuleResult.failed(message)
    self.init(message, negation: negation(), severity: severity) { value, _ in
      accepts(value) ? .passed : failure
    }
  }

  /// Creates a rule from a closure, with the general message "Enter a valid value".
  ///
  /// ```swift
  /// let rule = Rule { (number: Int) in number.isMultiple(of: 2) }
  /// rule.accepts(2)  // true
  /// rule.accepts(3)  // false
  /// ```
  public init(_ accepts: @escaping @Sendable (Value) -> Bool) {
    self.init(.notValid, accepts: accepts)
  }

  /// Creates a rule with several parts, which reports the part that fails.
  ///
  /// ```swift
  /// let digits = Rule<String>("Enter four digits") { text in
  ///   text.count == 4 && text.allSatisfy(\.isNumber)
  /// } explain: { text in
  ///   text.count == 4 ? "Use only digits" : "Use four of them"
  /// }
  /// digits.failure(of: "12a4")  // "Use only digits"
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message for a value that fails, which covers every part of the rule.
  ///   - negation: The message of the negated rule; by default, a request for another value.
  ///   - severity: The severity of a failure, which determines whether it blocks submitting.
  ///   - accepts: Returns whether a value passes.
  ///   - explain: Returns the message for a value that `accepts` refuses.
  public init(
    _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage? = nil,
    severity: ValidationSeverity = .error, accepts: @escaping @Sendable (Value) -> Bool,
    explain: @escaping @Sendable (Value) -> ValidationMessage
  ) {
    self.init(message, negation: negation(), severity: severity) { value, _ in
      accepts(value) ? .passed : .failed(explain(value))
    }
  }

  /// Accepts the values for which a closure, which may read the whole form, returns `true`.
  ///
  /// You don't declare what it reads: the form records that, and validates the field again when one
  /// of the values changes. The rule runs even if the other fields are invalid.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.reading("Ends before it starts") { $0 >= $1.start }
  /// end.accepts(2, in: Account(start: 1))  // true
  /// end.failure(of: 0, in: Account(start: 1))  // Ends before it starts
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message for a value that fails.
  ///   - negation: The message of the negated rule; by default, a request for another value.
  ///   - severity: The severity of a failure, which determines whether it blocks submitting.
  ///   - accepts: Returns whether a value passes, given the other values of the form.
  public static func reading(
    _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage? = nil,
    severity: ValidationSeverity = .error,
    accepts: @escaping @Sendable (_ value: Value, _ form: FormReader<Root>) -> Bool
  ) -> Self {
    let failure = RuleResult.failed(message)
    return Self(message, negation: negation(), severity: severity) { value, form in
      guard let form = form() else { return .notChecked }
      return accepts(value, form) ? .passed : failure
    }
  }
}

extension ValidationRule where Root == Void {
  /// Returns whether a value passes.
  ///
  /// ```swift
  /// Rule.isEmail.accepts("mei@example.com")  // true
  /// Rule.isEmail.accepts("mei@")  // false
  /// ```
  public func accepts(_ value: Value) -> Bool {
    result(for: value).isPassed
  }

  /// Returns the message for a value, or `nil` if the value passes.
  ///
  /// ```swift
  /// let name: Rule<String> = .minLength(3) && .containsLetter
  /// name.failure(of: "1234")  // Use at least 1 letter
  /// name.failure(of: "Mei")  // nil
  /// ```
  public func failure(of value: Value) -> ValidationMessage? {
    result(for: value).failure?.first
  }

  /// Returns the result of the rule for a value.
  public func result(for value: Value) -> RuleResult {
    test(value) { nil }
  }
}

extension ValidationRule {
  /// Returns whether a value passes in a form with this state.
  ///
  /// ```swift
  /// let again = ValidationRule<Account, String>.equals(\.password)
  /// again.accepts("Wq7", in: Account(password: "Wq7"))  // true
  /// again.accepts("wq7", in: Account(password: "Wq7"))  // false
  /// ```
  public func accepts(_ value: Value, in state: Root) -> Bool {
    result(for: value, in: state).isPassed
  }

  /// Returns the message for a value in a form with this state, or `nil` if the value passes.
  ///
  /// ```swift
  /// let again = ValidationRule<Account, String>.equals(\.password)
  /// again.failure(of: "wq7", in: Account(password: "Wq7"))  // Enter the matching value
  /// ```
  public func failure(of value: Value, in state: Root) -> ValidationMessage? {
    result(for: value, in: state).failure?.first
  }

  /// Returns the result of the rule for a value in a form with this state.
  public func result(for value: Value, in state: Root) -> RuleResult {
    test(value) { FormReader(state: state, trace: ReadTrace()) }
  }
}
