extension Validated where Wrapped == Value? {
  /// Creates an optional property with rules and formatters.
  public init(
    wrappedValue: Value? = nil, rules: [Rule<Value>] = [],
    formatters: [ValidationFormatter<Value>] = [], strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue, wrapping: .optional, rules: rules, formatters: formatters, strategy: strategy)
  }

  /// Creates an optional property with one rule.
  public init(
    wrappedValue: Value? = nil, rule: Rule<Value>,
    formatters: [ValidationFormatter<Value>] = [], strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: [rule], formatters: formatters, strategy: strategy)
  }

  /// Creates an optional property with rules and one formatter.
  public init(
    wrappedValue: Value? = nil, rules: [Rule<Value>] = [],
    formatter: ValidationFormatter<Value>, strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: rules, formatters: [formatter], strategy: strategy)
  }

  /// Creates an optional property with one rule and one formatter.
  public init(
    wrappedValue: Value? = nil, rule: Rule<Value>,
    formatter: ValidationFormatter<Value>, strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: [rule], formatters: [formatter], strategy: strategy)
  }
}

extension Validated where Wrapped == Value {
  /// Creates a property with an initial value, rules and formatters.
  public init(
    wrappedValue: Value, rules: [Rule<Value>] = [],
    formatters: [ValidationFormatter<Value>] = [], strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue, wrapping: .plain, rules: rules, formatters: formatters, strategy: strategy)
  }

  /// Creates a property with an initial value and one rule.
  public init(
    wrappedValue: Value, rule: Rule<Value>,
    formatters: [ValidationFormatter<Value>] = [], strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: [rule], formatters: formatters, strategy: strategy)
  }

  /// Creates a property with an initial value, rules and one formatter.
  public init(
    wrappedValue: Value, rules: [Rule<Value>] = [],
    formatter: ValidationFormatter<Value>, strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: rules, formatters: [formatter], strategy: strategy)
  }

  /// Creates a property with an initial value, one rule and one formatter.
  public init(
    wrappedValue: Value, rule: Rule<Value>,
    formatter: ValidationFormatter<Value>, strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: [rule], formatters: [formatter], strategy: strategy)
  }
}

extension Validated.Wrapping where Wrapped == Value? {
  fileprivate static var optional: Self {
    Self(unwrap: { $0 }, wrap: { $0 }, absent: .some(nil))
  }
}

extension Validated.Wrapping where Wrapped == Value {
  fileprivate static var plain: Self {
    Self(unwrap: { $0 }, wrap: { $0 }, absent: nil)
  }
}
