import ValidationRules

/// The rules, checks and strategy of one declaration of a field, included or excluded as a whole.
///
/// The sections of a field are all validated, in order. The checks of the field run only if no
/// section has an error.
package struct FieldSection<State, Value: SendableMetatype>: Sendable {
  let rules: [ValidationRule<State, Value>]
  let checks: [ValidationCheck<State, Value>]

  /// Indicates whether an absent value is an error, for a control's required mark.
  let requiresValue: Bool

  /// The strategy for an absent value, or `nil` to leave it to the rules.
  var strategy: ValidationStrategy?

  /// The rules to list for the user, or `nil` to list those that run.
  var listedRules: [ValidationRule<State, Value>]?

  /// The condition for including the section, or `nil` if it's always included.
  var condition: FormCondition<State>?
}

extension FieldSection {
  /// Creates the section of a declaration.
  ///
  /// Without a strategy, the rules are tried on an absent value once, here, to determine if a value
  /// is required.
  ///
  /// - Parameter listedRules: The rules to list for the user in place of those that run, none of
  ///   which requires a value then.
  package init(
    _ strategy: ValidationStrategy? = nil, rules: [ValidationRule<State, Value>],
    listing listedRules: [ValidationRule<State, Value>]? = nil,
    checks: [ValidationCheck<State, Value>] = [], condition: FormCondition<State>? = nil
  ) {
    let requiresValue =
      if let strategy {
        strategy.requirement != nil
      } else if listedRules == nil, let absent = ValueTraits<Value>.absentValue {
        rules.contains { $0.severity == .error && $0.fails(absent) }
      } else {
        false
      }
    self.init(
      rules: rules, checks: checks, requiresValue: requiresValue, strategy: strategy,
      listedRules: listedRules, condition: condition)
  }

  /// Indicates whether a field with this section can have an error, not only a warning.
  var canBlockSubmit: Bool {
    requiresValue || rules.contains { $0.severity == .error }
      || checks.contains { $0.severity == .error }
  }

  /// Returns whether the condition holds; `true` without one.
  func isIncluded(in form: () -> FormReader<State>) -> Bool {
    if let condition { condition(form()) } else { true }
  }

  /// Returns the error for an absent value, or `nil` if the value is present or isn't required.
  ///
  /// For a `Bool`, `false` counts as absent.
  func absenceError(_ value: Value, isAbsent: Bool) -> ValidationMessage? {
    guard let requirement = strategy?.requirement else { return nil }
    if treatsAsAbsent(value, isAbsent: isAbsent) { return requirement }
    guard Value.self == Bool.self, (value as? Bool) == false else { return nil }
    return requirement == .rule(.required) ? .rule(.true) : requirement
  }

  /// Returns whether the strategy treats the value as absent, which may include blank text.
  private func treatsAsAbsent(_ value: Value, isAbsent: Bool) -> Bool {
    guard let strategy else { return false }
    return isAbsent || strategy.treatsBlankAsAbsent && isBlank(value)
  }

  /// Adds the results of this section to a status, if it's included, and returns whether its checks
  /// apply to the value.
  ///
  /// If there is a strategy, no rule or check runs on an absent value.
  ///
  /// - Parameters:
  ///   - value: The formatted value.
  ///   - isAbsent: Whether the value is absent, apart from blank text, which the strategy decides
  ///     about.
  ///   - isReported: Whether another section reports that the value is absent.
  ///   - form: Returns the form's reader. It copies the state, so it's called only if a rule or
  ///     condition reads it.
  ///   - status: The results of earlier sections.
  func validate(
    _ value: Value, isAbsent: Bool, isReported: Bool = false, in form: () -> FormReader<State>,
    into status: inout FieldStatus
  ) -> Bool {
    guard isIncluded(in: form) else { return false }
    status.isIncluded = true
    status.isRequired = status.isRequired || requiresValue
    if isReported { return false }
    if let failure = TextLimit.failure(of: value),
      !rules.isEmpty || !checks.isEmpty
    {
      if !status.blockingErrors.contains(failure) { status.blockingErrors.append(failure) }
      return false
    }
    if let error = absenceError(value, isAbsent: isAbsent) {
      status.blockingErrors.append(error)
      return false
    }
    if treatsAsAbsent(value, isAbsent: isAbsent) { return false }
    let failures = rules.failures(
      of: value, hasError: !status.blockingErrors.isEmpty, in: form)
    status.blockingErrors.add(failures.errors)
    status.warnings.add(failures.warnings)
    return true
  }

  /// Returns this section, included only if another condition also holds.
  func included(when other: @escaping FormCondition<State>) -> Self {
    var copy = self
    copy.condition = { [condition] form in condition?(form) != false && other(form) }
    return copy
  }

  /// Returns this section of a part's field for the whole form.
  func linked<Whole>(by outer: Accessor<Whole, State>) -> FieldSection<Whole, Value> {
    var whole = FieldSection<Whole, Value>(
      rules: rules.map { $0.linked(by: outer) },
      checks: checks.map { $0.linked { $0.part(outer) } }, requiresValue: requiresValue,
      strategy: strategy)
    if let condition { whole.condition = { form in form.part(outer).map(condition) ?? false } }
    return whole
  }
}

extension [ValidationMessage] {
  /// Adds a section's messages, except those that an earlier section has already reported.
  fileprivate mutating func add(_ messages: Self) {
    if isEmpty { self = messages } else { self += messages.filter { !contains($0) } }
  }
}

extension ValidationRule {
  /// Returns whether this rule reads only the value and fails.
  fileprivate func fails(_ value: Value) -> Bool {
    switch test(value, { nil }) {
    case .failed, .notOfFormat: true
    case .passed, .notChecked: false
    }
  }

  /// Returns this rule on a part's field for the whole form.
  fileprivate func linked<Whole>(by accessor: Accessor<Whole, Root>) -> ValidationRule<Whole, Value>
  {
    ValidationRule<Whole, Value>(message, severity: severity) { [test] value, form in
      test(value) { form().flatMap { $0.part(accessor) } }
    }
  }
}
