public import ValidationRules

extension FieldValidation {
  /// Creates the validation of an optional value, with what is declared for the value in it.
  ///
  /// Nil passes every rule; whether it is an error is for the strategy to decide.
  ///
  /// ```swift
  /// FieldValidation(\Account.phone, .optional, formatters: [.trimmed], rules: [.isMobile])
  /// FieldValidation(\Account.age, .required("Enter your age"), rules: [.atLeast(18)])
  /// ```
  ///
  /// - Parameters:
  ///   - path: The key path of the optional value in the state.
  ///   - strategy: Whether the value must be present; nil leaves that to the rules.
  ///   - label: The name of the field for messages away from it.
  ///   - formatters: What turns the value into the one that is validated and kept.
  ///   - rules: The rules on the value that is not nil, in order; they may read other fields.
  ///   - checks: Asynchronous checks of a value that passes every rule.
  ///   - timing: When errors are shown, where it differs from the form's timing.
  ///   - isIncluded: Whether the form includes the field; one that it does not is not validated.
  @_disfavoredOverload
  public init<Wrapped: Sendable>(
    _ path: any WritableKeyPath<State, Wrapped?> & Sendable, _ strategy: ValidationStrategy? = nil,
    label: ValidationMessage? = nil, formatters: [ValidationFormatter<Wrapped>] = [],
    rules: [ValidationRule<State, Wrapped>] = [],
    checks: [ValidationCheck<State, Wrapped>] = [], timing: ValidationTiming? = nil,
    when isIncluded: (@Sendable (FormReader<State>) -> Bool)? = nil
  ) {
    let formatters = formatters.map { formatter in
      ValidationFormatter<Wrapped?> { value in value.map(formatter.format) }
    }
    let rules = rules.map { rule in ValidationRule<State, Wrapped?>.ifPresent(rule) }
    let checks = checks.map { check in ValidationCheck<State, Wrapped?>.ifPresent(check) }
    self.init(
      path, strategy, label: label, formatters: formatters, rules: rules, checks: checks,
      timing: timing, when: isIncluded)
  }
}

extension ValidationCheck {
  /// The check of the value in an optional; nil passes.
  fileprivate static func ifPresent<Wrapped: Sendable>(_ check: ValidationCheck<Root, Wrapped>)
    -> Self where Value == Wrapped?
  {
    var startHere: Start?
    if let start = check.startHere {
      startHere = { value, report in
        if let value { return start(value, report) }
        report(.passed)
        return {}
      }
    }
    var explanation: (@Sendable (Wrapped?) -> @Sendable () -> ValidationMessage)?
    if let explain = check.explanation {
      explanation = { value in
        guard let value else { return { check.message } }
        return explain(value)
      }
    }
    return Self(
      message: check.message, explanation: explanation, severity: check.severity,
      debounce: check.debounce, timeout: check.timeout, allowsUnverified: check.allowsUnverified,
      other: check.other,
      run: { value, other in
        guard let value else { return { .passed } }
        return check.run(value, other)
      }, startHere: startHere)
  }
}
