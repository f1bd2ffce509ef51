import ValidationRules

/// Everything declared about one field whose value has a known type.
///
/// Several declarations of one key path are joined into one definition with a section for each. An
/// undeclared field has a definition without sections, so nothing is validated.
package struct FieldDefinition<State, Value: SendableMetatype>: AnyFieldDefinition {
  /// The accessor of the value in the state.
  package let accessor: Accessor<State, Value>
  package var label: ValidationMessage?

  /// The name in drafts, in place of the property's name, or `nil` to use the key path.
  package var name: String?

  /// The timing of the status, or `nil` for the form's.
  package var timing: ValidationTiming?

  /// The formatters of all declarations, each of which receives the previous one's result.
  package var formatters: [ValidationFormatter<Value>] = []

  /// The section of each declaration, in order.
  package var sections: [FieldSection<State, Value>] = []
  package var traits = ValueTraits<Value>()
  package var errorState: Accessor<State, ValidationMessage?>?
  package var excluded = ExcludedValue.submitAbsent

  /// The conditions under which the user can't change the value.
  var limits: [EditingLimit<State>] = []

  package init(
    accessor: Accessor<State, Value>, label: ValidationMessage? = nil,
    timing: ValidationTiming? = nil, formatters: [ValidationFormatter<Value>] = [],
    sections: [FieldSection<State, Value>] = []
  ) {
    self.accessor = accessor
    self.label = label
    self.timing = timing
    self.formatters = formatters
    self.sections = sections
  }

  /// The checks of all sections, in order; an index in it identifies a check.
  package var checks: [ValidationCheck<State, Value>] { sections.flatMap { $0.checks } }
  package var path: PartialKeyPath<State> { accessor.path }
  package var namedPath: ImmutablePath<PartialKeyPath<State>> { accessor.namedPath }

  package var formatter: ((Any) -> Any)? {
    guard !formatters.isEmpty else { return nil }
    return { value in
      guard let value = value as? Value else { return value }
      return formatted(value)
    }
  }

  package var canBlockSubmit: Bool { sections.contains { $0.canBlockSubmit } }
}

extension FieldDefinition {
  /// Returns the value as it's validated and stored.
  package func formatted(_ value: Value) -> Value {
    if formatters.count == 0 || TextLimit.isExceeded(by: value) { return value }
    return formatters.reduce(value) { value, formatter in formatter.format(value) }
  }

  package func formatting(of state: State, with cache: RowCache) -> (inout State) -> Void {
    if formatters.isEmpty || accessor.get(state, with: cache) == nil { return { _ in } }
    let update = accessor.update(in: state)
    return { state in update(&state) { value in value = formatted(value) } }
  }

  package func isChanged(at path: PartialKeyPath<State>) -> Bool {
    let changed = path.storedRange
    return self.path.storedRange.holds(changed)
      || accessor.paths().contains { $0 == path || changed.holds($0.storedRange) }
  }

  package func isIncluded(in form: FormReader<State>) -> Bool {
    sections.isEmpty || sections.contains { $0.isIncluded { form } }
  }

  package func validate(_ form: FormReader<State>) -> FieldStatus {
    var status = FieldStatus()
    _ = validate(formattedValue(in: form), in: { form }, into: &status)
    return status
  }

  /// Returns the value as it's validated and stored, or `nil` while it's missing.
  private func formattedValue(in form: FormReader<State>) -> Value? {
    accessor.get(form.state, with: form.trace.cache).map(formatted)
  }

  /// Validates a formatted value, replaces the earlier results of the rules, and returns the indices
  /// of the checks that apply to it.
  ///
  /// No check applies to a value that is absent or fails a rule.
  ///
  /// - Parameters:
  ///   - value: The formatted value, or `nil` while it's missing.
  ///   - form: Returns the form's reader. It copies the state, so it's called only if a rule reads
  ///     it.
  ///   - status: The status, which keeps its touched and dirty states and server errors.
  package func validate(
    _ value: Value?, in form: () -> FormReader<State>, into status: inout FieldStatus
  ) -> [Int] {
    // In generic code, `count` is faster than `isEmpty`.
    let count = sections.count
    status.isIncluded = value != nil && count == 0
    status.isRequired = false
    status.blockingErrors = []
    status.warnings = []
    status.editing = .allowed
    guard let value else { return [] }
    if limits.count > 0 {
      status.editing = limits.filter { $0.condition(form()) }.map(\.editing).max() ?? .allowed
    }
    if status.editing == .disabled {
      status.isIncluded = count == 0 || sections.contains { $0.isIncluded(in: form) }
      return []
    }
    let isAbsent = traits.isAbsent(value)
    // If several sections require an absent value, only the first reports it, and the others report
    // nothing. A single section needs no such choice, so its condition isn't evaluated twice.
    var reporting: Int?
    if count > 1 {
      reporting = sections.firstIndex {
        $0.absenceError(value, isAbsent: isAbsent) != nil && $0.isIncluded(in: form)
      }
    }
    var applicable: [Int] = []
    var firstCheck = 0
    // Iterating over the array would look up the iterator's generic type at every key press.
    for index in 0..<count {
      let section = sections[index]
      let checks = firstCheck..<firstCheck + section.checks.count
      let isReported = reporting != nil && reporting != index
      if section.validate(
        value, isAbsent: isAbsent, isReported: isReported, in: form, into: &status)
      {
        applicable += checks
      }
      firstCheck = checks.upperBound
    }
    return isAbsent || !status.blockingErrors.isEmpty ? [] : applicable
  }

  package func checking(_ form: FormReader<State>) -> FieldChecking {
    var status = FieldStatus()
    let value = formattedValue(in: form)
    let applicable = validate(value, in: { form }, into: &status)
    guard let value else { return { [status] _ in status } }
    let runs = applicable.map { index in
      let check = checks[index]
      return (
        check: check, failure: check.failureMessage(for: value),
        run: check.run(value, check.other?(form))
      )
    }
    return { [status] clock in
      var status = status
      await withTaskGroup(of: (Int, CheckResult).self) { group in
        for (index, (check, _, run)) in runs.enumerated() {
          group.addTask { (index, await check.result(of: run, on: clock)) }
        }
        let results = await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        for (index, (check, failure, _)) in runs.enumerated() {
          switch results[index] {
          case .passed: break
          case .failed: status.append([failure()], severity: check.severity)
          case .unverified, nil:
            if check.blocksSubmit { status.checks = .unverified(blocksSubmit: true) }
          }
        }
      }
      return status
    }
  }

  package func ruleStatuses(_ form: FormReader<State>) -> [RuleStatus] {
    guard let value = formattedValue(in: form) else { return [] }
    let rules = sections.filter { $0.isIncluded { form } }.flatMap { $0.listedRules ?? $0.rules }
    let isTooLong = TextLimit.isExceeded(by: value)
    return rules.map { rule in
      RuleStatus(
        message: rule.message, severity: rule.severity,
        isMet: !isTooLong && rule.test(value) { form }.failure == nil)
    }
  }
}

extension FieldDefinition {
  package func writingError(to errorState: Accessor<State, ValidationMessage?>) -> Self {
    var copy = self
    copy.errorState = errorState
    return copy
  }

  package func named(_ name: String) -> Self {
    var copy = self
    copy.name = name
    return copy
  }

  package func fields(in state: State, with cache: RowCache) -> [any AnyFieldDefinition<State>] {
    [self]
  }

  /// A later label, name, timing or error location replaces an earlier one.
  package func joined(with other: any FormItem<State>) -> any FormItem<State> {
    guard let other = other as? Self else {
      fatalError("\(namedPath.text) has values of two types")
    }
    var copy = self
    copy.label = other.label ?? label
    copy.name = other.name ?? name
    copy.timing = other.timing ?? timing
    copy.formatters += other.formatters
    copy.sections += other.sections
    copy.errorState = other.errorState ?? errorState
    copy.excluded = excluded.joined(with: other.excluded)
    copy.limits += other.limits
    return copy
  }

  package func whenExcluded(_ value: ExcludedValue) -> Self {
    var copy = self
    copy.excluded = value
    return copy
  }

  package func limited(_ limit: EditingLimit<State>) -> Self {
    var copy = self
    copy.limits.append(limit)
    return copy
  }

  package func removal(from state: State, with cache: RowCache) -> (inout State) -> Void {
    guard let absent = ValueTraits<Value>.absentValue, accessor.get(state, with: cache) != nil
    else {
      return { _ in }
    }
    let update = accessor.update(in: state)
    return { state in update(&state) { value in value = absent } }
  }

  package func included(when condition: @escaping FormCondition<State>) -> any FormItem<State> {
    var copy = self
    copy.sections = sections.map { $0.included(when: condition) }
    return copy
  }

  package func linked<Whole>(by outer: Accessor<Whole, State>) -> any FormItem<Whole> {
    var whole = FieldDefinition<Whole, Value>(
      accessor: outer.appending(accessor), label: label, timing: timing, formatters: formatters,
      sections: sections.map { $0.linked(by: outer) })
    whole.name = name.map { "\(outer.namedPath.partsText).\($0)" }
    whole.traits = traits
    whole.errorState = errorState.map(outer.appending)
    whole.excluded = excluded
    whole.limits = limits.map { $0.linked(by: outer) }
    return whole
  }

  @MainActor package func accept(_ visitor: some FormItemVisitor<State>) { visitor.visit(self) }
}
