import ValidationRules

/// What one declaration adds to a field, included or not as a whole.
struct FieldSection<State, Value: SendableMetatype>: Sendable {
  let rules: [FormRule<State, Value>]
  let checks: [AsyncValidationRule<Value>]

  /// Whether an absent value is an error, for the required mark of a control.
  let requiresValue: @Sendable () -> Bool

  private let strategy: ValidationStrategy?
  private let conditions: [FormCondition<State>]

  private init(
    _ strategy: ValidationStrategy?, rules: [FormRule<State, Value>],
    checks: [AsyncValidationRule<Value>], conditions: [FormCondition<State>],
    requiresValue: @escaping @Sendable () -> Bool
  ) {
    self.strategy = strategy
    self.rules = rules
    self.checks = checks
    self.conditions = conditions
    self.requiresValue = requiresValue
  }

  init(
    _ strategy: ValidationStrategy? = nil, rules: [FormRule<State, Value>],
    checks: [AsyncValidationRule<Value>] = [], conditions: [FormCondition<State>] = []
  ) {
    let requiresValue =
      if let strategy {
        strategy.requirement != nil
      } else if let absent = ValueTraits<Value>.absentValue {
        rules.contains { $0.fails(for: absent) }
      } else {
        false
      }
    self.init(
      strategy, rules: rules, checks: checks, conditions: conditions,
      requiresValue: { requiresValue })
  }

  init(
    rules: [FormRule<State, Value>], checks: [AsyncValidationRule<Value>],
    requiresValue: @escaping @Sendable () -> Bool
  ) {
    self.init(nil, rules: rules, checks: checks, conditions: [], requiresValue: requiresValue)
  }
}

extension FieldSection {
  var canBlockSubmit: Bool {
    requiresValue() || rules.contains { $0.severity == .error }
      || checks.contains { $0.severity == .error }
  }

  func isIncluded(in form: () -> FormReader<State>) -> Bool {
    conditions.allSatisfy { condition in condition(form()) }
  }

  func validate(
    _ value: Value, isAbsent: Bool, in form: () -> FormReader<State>, firstCheck: Int,
    into status: inout FieldStatus
  ) {
    guard isIncluded(in: form) else { return }
    status.isIncluded = true
    status.isRequired = status.isRequired || requiresValue()
    if let strategy, isAbsent || strategy.takesBlankForAbsent && isBlank(value) {
      if let requirement = strategy.requirement { status.blockingErrors.append(requirement) }
      return
    }
    if let requirement = strategy?.requirement, (value as? Bool) == false {
      status.blockingErrors.append(requirement == .fieldEmpty ? .toBeOn : requirement)
      return
    }
    if !checks.isEmpty {
      status.applicableChecks.formUnion(firstCheck..<firstCheck + checks.count)
    }
    var presuming: FormRule<State, Value>?
    for rule in rules {
      if rule.presumesAnotherFormat(than: value) {
        presuming = presuming ?? rule
      } else {
        status.append(rule.failures(of: value, in: form), severity: rule.severity)
      }
    }
    // A rule that presumes a format reports another format only where no other rule did.
    if let presuming, status.blockingErrors.isEmpty {
      status.append(presuming.failures(of: value, in: form), severity: presuming.severity)
    }
  }

  func included(when condition: @escaping FormCondition<State>) -> Self {
    Self(
      strategy, rules: rules, checks: checks, conditions: conditions + [condition],
      requiresValue: requiresValue)
  }

  /// The same section of a field of a part, for the whole form.
  func linked<Whole>(by outer: PartLink<Whole, State>) -> FieldSection<Whole, Value> {
    FieldSection<Whole, Value>(
      strategy, rules: rules.map { $0.linked(by: outer) }, checks: checks,
      conditions: conditions.map { condition in { form in condition(form.part(outer)) } },
      requiresValue: requiresValue)
  }
}
