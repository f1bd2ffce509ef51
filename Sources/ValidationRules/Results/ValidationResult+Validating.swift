extension ValidationResult where Value: SendableMetatype {
  /// Validates a value with one rule; a failing warning doesn't make it invalid.
  public static func validate(_ value: Value, with rule: Rule<Value>) -> Self {
    validate(value, with: [rule])
  }

  /// Validates a value with all rules, and returns the messages of those that fail, in order.
  ///
  /// Failing warnings don't make the value invalid. Without rules, every value is valid.
  ///
  /// ```swift
  /// ValidationResult.validate("test@example.com", with: [.notEmpty, .isEmail]).isValid  // true
  /// ValidationResult.validate("test@", with: [.notEmpty, .isEmail]).isValid  // false
  /// ```
  public static func validate(_ value: Value, with rules: [Rule<Value>]) -> Self {
    MessageList(rules.failures(of: value)).map(Self.notValid) ?? .valid(value)
  }

  /// Validates a value that may be absent.
  ///
  /// No rule runs for an absent value. With the strategy `optional`, the result is valid with the
  /// value `nil`; with `required`, it isn't valid.
  ///
  /// ```swift
  /// let rules: [Rule<String>] = [.minLength(2)]
  /// ValidationResult.validate("", with: rules, strategy: .optional)  // .valid(nil)
  /// ValidationResult.validate("", with: rules, strategy: .required).isValid  // false
  /// ```
  public static func validate(
    _ value: Value?, with rules: [Rule<Value>], strategy: ValidationStrategy
  ) -> Self {
    guard let value, !isAbsent(value) else {
      return strategy.requirement.map { .notValid(MessageList($0)) } ?? .valid(nil)
    }
    return validate(value, with: rules)
  }

  /// Returns the formatted value.
  public static func format(_ value: Value, with formatter: ValidationFormatter<Value>) -> Value {
    formatter.format(value)
  }

  /// Returns the value after applying all formatters in order.
  ///
  /// ```swift
  /// ValidationResult.format(" abc ", with: [.trimmed, .uppercased])  // "ABC"
  /// ```
  public static func format(
    _ value: Value, with formatters: [ValidationFormatter<Value>]
  ) -> Value {
    formatters.reduce(value) { value, formatter in formatter.format(value) }
  }
}
