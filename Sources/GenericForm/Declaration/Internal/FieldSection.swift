import ValidationRules

/// What one declaration adds to a field, included or not as a whole.
///
/// The sections of a field are validated in order, each whether those before it have errors or not.
/// The checks of the field run only where no section has an error.
struct FieldSection<State, Value: SendableMetatype>: Sendable {
  let rules: [ValidationRule<State, Value>]
  let checks: [ValidationCheck<State, Value>]

  /// Whether an absent value is an error, for the required mark of a control; it may change with
  /// what the rules do.
  let requiresValue: @Sendable () -> Bool

  /// Decides about an absent value; nil leaves it to the rules.
  var strategy: ValidationStrategy?

  /// The section is included where it holds; nil if it always is.
  var condition: FormCondition<State>?
}

extension FieldSection {
  /// The section of a declaration.
  ///
  /// Without a strategy, the rules are tried on an absent value once, here, to find out whether one
  /// is required.
  init(
    _ strategy: ValidationStrategy? = nil, rules: [ValidationRule<State, Value>],
    checks: [ValidationCheck<State, Value>] = [], condition: FormCondition<State>? = nil
  ) {
    let requiresValue =
      if let strategy {
        strategy.requirement != nil
      } else if let absent = ValueTraits<Value>.absentValue {
        rules.contains { $0.severity == .error && $0.fails(absent) }
      } else {
        false
      }
    self.init(
      rules: rules, checks: checks, requiresValue: { requiresValue }, strategy: strategy,
      condition: condition)
  }

  /// Whether a field with this section can have an error, warnings aside.
  var canBlockSubmit: Bool {
    requiresValue() || rules.contains { $0.severity == .error }
      || checks.contains { $0.severity == .error }
  }

  /// Whether the condition holds; true without any.
  func isIncluded(in form: () -> FormReader<State>) -> Bool {
    if let condition { condition(form()) } else { true }
  }

  /// Adds what this section finds to a status; nothing where it is not included.
  ///
  /// An absent value ends here where there is a strategy: no rule runs on it, and no check.
  ///
  /// - Parameters:
  ///   - value: The value as its formatters leave it.
  ///   - isAbsent: Whether it is absent, blank text aside, which is for the strategy to decide.
  ///   - form: Makes a copy of the state, so it is called only where a rule or condition reads it.
  ///   - firstCheck: The place of this section's first check among those of the field.
  ///   - status: What the sections before have found.
  func validate(
    _ value: Value, isAbsent: Bool, in form: () -> FormReader<State>, firstCheck: Int,
    into status: inout FieldStatus
  ) {
    guard isIncluded(in: form) else { return }
    status.isIncluded = true
    status.isRequired = status.isRequired || requiresValue()
    if let failure = TextLimit.failure(of: value),
      !rules.isEmpty || !checks.isEmpty
    {
      if !status.blockingErrors.contains(failure) { status.blockingErrors.append(failure) }
      return
    }
    if let strategy, isAbsent || strategy.takesBlankForAbsent && isBlank(value) {
      if let requirement = strategy.requirement { status.blockingErrors.append(requirement) }
      return
    }
    if let requirement = strategy?.requirement, Value.self == Bool.self, (value as? Bool) == false {
      status.blockingErrors.append(requirement == .rule(.required) ? .rule(.true) : requirement)
      return
    }
    if checks.count > 0 {
      status.applicableChecks.formUnion(firstCheck..<firstCheck + checks.count)
    }
    let failures = rules.failures(
      of: value, hasError: !status.blockingErrors.isEmpty, in: form)
    status.blockingErrors += failures.errors
    status.warnings += failures.warnings
  }

  /// The same section, included only where another condition holds too.
  func included(when other: @escaping FormCondition<State>) -> Self {
    var copy = self
    copy.condition = { [condition] form in condition?(form) != false && other(form) }
    return copy
  }

  /// The same section of a field of a part, for the whole form.
  func linked<Whole>(by outer: PartLink<Whole, State>) -> FieldSection<Whole, Value> {
    var whole = FieldSection<Whole, Value>(
      rules: rules.map { $0.linked(by: outer) },
      checks: checks.map { $0.linked { $0.part(outer) } }, requiresValue: requiresValue,
      strategy: strategy)
    if let condition { whole.condition = { form in form.part(outer).map(condition) ?? false } }
    return whole
  }
}

extension ValidationRule {
  /// Whether it is a rule on the value alone that fails.
  fileprivate func fails(_ value: Value) -> Bool {
    switch test(value, { nil }) {
    case .failed, .notOfFormat: true
    case .passed, .notChecked: false
    }
  }

  /// The same rule on a field of a part, for the whole form.
  fileprivate func linked<Whole>(by link: PartLink<Whole, Root>) -> ValidationRule<Whole, Value> {
    ValidationRule<Whole, Value>(message, severity: severity) { [test] value, form in
      test(value) { form().flatMap { $0.part(link) } }
    }
  }
}
