import ValidationRules

// How a live field is validated, and what its checks find.

extension LiveField {
  func validate(isStarting: Bool) {
    guard let form = liveForm, let node else { return }
    let wasIncluded = result.isIncluded
    if definition.sections.isEmpty {
      result = FieldResult()
      if isStarting { forgetHistory() }
    } else {
      let value = definition.formatted(value)
      result = definition.validate(value) { form.reader }
      form.graph.setReads(form.trace.takePaths(), of: node)
      if isStarting || result.isIncluded != wasIncluded { forgetHistory() }
      if inputError == nil { runChecks(on: value, isStarting: isStarting) }
    }
    enqueue()
  }

  private func runChecks(on value: Value, isStarting: Bool) {
    for (index, check) in checks.enumerated() {
      if !result.applicableChecks.contains(index) {
        check.removeValue()
      } else if isStarting {
        check.setInitial(value)
      } else {
        check.schedule(value)
      }
    }
  }

  func flushChecks(isRetrying: Bool) {
    for check in checks { check.flush(isRetrying: isRetrying) }
    enqueue()
  }

  func checkFinished() {
    liveForm?.transaction { enqueue() }
  }

  var ruleStatuses: [RuleStatus] {
    guard let form = liveForm else { return [] }
    form.trackChanges()
    defer { _ = form.trace.takePaths() }
    return definition.ruleStatuses(form.reader)
  }

  /// The status as it is now, also before it is published.
  var currentStatus: FieldStatus {
    var new = FieldStatus()
    new.isIncluded = result.isIncluded && liveForm != nil
    new.isTouched = isTouched
    new.isDirty = liveForm != nil && isDirty
    guard new.isIncluded else { return new }
    new.isRequired = result.isRequired
    new.blockingErrors = inputError.map { [$0] } ?? result.errors + failures(.error)
    new.warnings = inputError == nil ? result.warnings + failures(.warning) : []
    new.serverErrors = serverErrors
    new.checks = checkStatus
    new.isRevealed = visibility.isRevealed
    return new
  }

  private func failures(_ severity: ValidationSeverity) -> [ValidationMessage] {
    checks.compactMap { check in
      check.result == .failed && check.rule.severity == severity ? check.rule.message : nil
    }
  }

  private var checkStatus: FieldStatus.Checks {
    if checks.isEmpty { return .none }
    let applied = checks.filter(\.applies)
    if applied.isEmpty { return .none }
    if applied.contains(where: \.isPending) { return .pending }
    let unverified = applied.filter { $0.result == .unverified }
    if !unverified.isEmpty {
      return .unverified(blocksSubmit: unverified.contains { $0.rule.blocksSubmit })
    }
    if applied.contains(where: { $0.result == .failed }) { return .failed }
    return applied.allSatisfy { $0.result == .passed } ? .passed : .none
  }
}
