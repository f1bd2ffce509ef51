import ValidationRules

// How a live field is validated, and what its checks find.

extension LiveField {
  /// Runs the rules, notes what they read, and starts or stops the checks.
  ///
  /// The reads replace those of the last run, so a rule that takes another branch follows other
  /// fields from then on. A field that becomes included, or ceases to be, starts afresh.
  func validate(isStarting: Bool) {
    guard let form = liveForm, let node else { return }
    if isStarting { changedAt = form.revision }
    let wasIncluded = facts.isIncluded
    if definition.sections.isEmpty {
      // Nothing is declared about the value.
      if isStarting { forgetHistory() }
    } else {
      let value = isPresent ? definition.formatted(value) : nil
      definition.validate(value, in: { form.reader }, into: &facts)
      form.noteReads(of: node)
      if isStarting || facts.isIncluded != wasIncluded { forgetHistory() }
      if inputError == nil { runChecks(on: value, isStarting: isStarting) }
    }
    enqueue()
  }

  /// Gives each check the value if it applies to it, and none if it does not.
  ///
  /// The rules ran before: `facts` has the places of the checks that apply.
  private func runChecks(on value: Value?, isStarting: Bool) {
    for (index, check) in checks.enumerated() {
      guard let value, facts.applicableChecks.contains(index) else {
        check.removeValue()
        continue
      }
      if isStarting {
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

  /// Publishes the result of a check, which arrives outside any transaction.
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
  ///
  /// It is put together each time, and never stored but by ``publish()``. A field that is not
  /// included has no errors, warnings or checks, whatever its rules found before.
  var status: FieldStatus {
    let isLive = liveForm != nil
    guard isLive, facts.isIncluded else {
      return FieldStatus(
        isIncluded: false, isTouched: facts.isTouched, isDirty: isLive && isDirty)
    }
    var new = facts
    new.isDirty = isDirty
    new.isRevealed = visibility.isRevealed
    if !checks.isEmpty { addResults(to: &new) }
    if let inputError {
      new.blockingErrors = [inputError]
      new.warnings = []
    }
    return new
  }

  /// Adds the state of the checks, and the messages of those that failed, after those of rules.
  private func addResults(to status: inout FieldStatus) {
    status.checks = checkStatus
    for check in checks {
      if let failure = check.failure { status.append([failure], severity: check.rule.severity) }
    }
  }

  /// How far the checks are, as one: what is open comes before what is known.
  ///
  /// Pending, then unverified, then failed; passed only if every check that applies has passed, and
  /// the server, which knows better, has no error. An initial value, which was not checked, has none.
  private var checkStatus: FieldStatus.Checks {
    let applied = checks.filter { $0.applies }
    if applied.isEmpty { return .none }
    if applied.contains(where: { $0.isPending }) { return .pending }
    let unverified = applied.filter { $0.result == .unverified }
    if !unverified.isEmpty {
      return .unverified(blocksSubmit: unverified.contains { $0.rule.blocksSubmit })
    }
    if applied.contains(where: { $0.result == .failed }) { return .failed }
    let havePassed = facts.serverErrors.isEmpty && applied.allSatisfy { $0.result == .passed }
    return havePassed ? .passed : .none
  }
}
