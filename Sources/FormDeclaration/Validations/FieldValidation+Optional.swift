public import ValidationRules

extension FieldValidation {
  /// Creates the validation of an optional value, with formatters, rules and checks for the wrapped
  /// value.
  ///
  /// `nil` passes every rule; the strategy decides if it's an error.
  ///
  /// ```swift
  /// FieldValidation(\Account.phone, .optional, formatters: [.trimmed], rules: [.isMobile])
  /// FieldValidation(\Account.age, .required("Enter your age"), rules: [.atLeast(18)])
  /// ```
  ///
  /// - Parameters:
  ///   - path: The key path of the optional value in the state.
  ///   - strategy: The strategy for an absent value, or `nil` to leave it to the rules.
  ///   - label: The field's label, which names it in messages shown elsewhere.
  ///   - formatters: The formatters, whose result is validated and stored.
  ///   - rules: The rules for a value that isn't `nil`, in order; they may read other fields.
  ///   - checks: Asynchronous checks of a value that passes every rule.
  ///   - timing: When errors are shown, or `nil` for the form's timing.
  ///   - isIncluded: Returns whether the form includes the field; an excluded field isn't
  ///     validated.
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
  /// Returns a check of the wrapped value; `nil` passes.
  fileprivate static func ifPresent<Wrapped: Sendable>(_ check: ValidationCheck<Root, Wrapped>)
    -> Self where Value == Wrapped?
  {
    var startOnMainActor: Start?
    if let start = check.startOnMainActor {
      startOnMainActor = { value, report in
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
      }, startOnMainActor: startOnMainActor)
  }
}
