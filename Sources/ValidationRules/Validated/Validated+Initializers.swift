extension Validated where Wrapped == Value? {
  /// An optional property, with rules and formatters.
  public init(
    wrappedValue: Value? = nil, rules: [Rule<Value>] = [],
    formatters: [ValidationFormatter<Value>] = [], strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue, wrapping: .optional, rules: rules, formatters: formatters, strategy: strategy)
  }

  /// An optional property, with one rule.
  public init(
    wrappedValue: Value? = nil, rule: Rule<Value>,
    formatters: [ValidationFormatter<Value>] = [], strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: [rule], formatters: formatters, strategy: strategy)
  }

  /// An optional property, with rules and one formatter.
  public init(
    wrappedValue: Value? = nil, rules: [Rule<Value>] = [],
    formatter: ValidationFormatter<Value>, strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: rules, formatters: [formatter], strategy: strategy)
  }

  /// An optional property, with one rule and one formatter.
  public init(
    wrappedValue: Value? = nil, rule: Rule<Value>,
    formatter: ValidationFormatter<Value>, strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: [rule], formatters: [formatter], strategy: strategy)
  }
}

extension Validated where Wrapped == Value {
  /// A property with a value from the start, with rules and formatters.
  public init(
    wrappedValue: Value, rules: [Rule<Value>] = [],
    formatters: [ValidationFormatter<Value>] = [], strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue, wrapping: .plain, rules: rules, formatters: formatters, strategy: strategy)
  }

  /// A property with a value from the start, with one rule.
  public init(
    wrappedValue: Value, rule: Rule<Value>,
    formatters: [ValidationFormatter<Value>] = [], strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: [rule], formatters: formatters, strategy: strategy)
  }

  /// A property with a value from the start, with rules and one formatter.
  public init(
    wrappedValue: Value, rules: [Rule<Value>] = [],
    formatter: ValidationFormatter<Value>, strategy: ValidationStrategy = .required
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: rules, formatters: [formatter], strategy: strategy)
  }

  /// A property with a value from the start, with one rule and one formatter.
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
