extension ValidationResult where Value: SendableMetatype {
  /// Validates a value with one rule; a warning that fails leaves it valid.
  public static func validate(_ value: Value, with rule: Rule<Value>) -> Self {
    validate(value, with: [rule])
  }

  /// Validates a value with all rules, and returns the message of each that fails, in order.
  ///
  /// A warning that fails leaves the value valid, and without rules every value is valid.
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
  /// No rule runs for an absent value: an optional one is valid, with the value `nil`; a required one
  /// is not valid.
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

  /// Returns the value after every formatter has been applied, in order.
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
