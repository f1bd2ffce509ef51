import ValidationRules

// The checks of a live field.

extension LiveField {
  /// Returns what the checks that apply to the value read of the form, by their places.
  func readOthers(in form: Form<State>) -> [Int: FieldCheck<State, Value>.Other] {
    var others: [Int: FieldCheck<State, Value>.Other] = [:]
    for index in facts.applicableChecks where checks.indices.contains(index) {
      others[index] = checks[index].rule.other?(form.reader)
    }
    return others
  }

  /// Gives each check the value if it applies to it, and none if it does not.
  ///
  /// The rules ran before: `facts` has the places of the checks that apply.
  func runChecks(
    on value: Value?, reading others: [Int: FieldCheck<State, Value>.Other], isStarting: Bool
  ) {
    for index in 0..<checks.count {
      let check = checks[index]
      guard let value, facts.applicableChecks.contains(index) else {
        check.removeValue()
        continue
      }
      if isStarting {
        check.setInitial(value, reading: others[index])
      } else {
        check.schedule(value, reading: others[index])
      }
    }
  }

  /// Adds the state of the checks, and the messages of those that failed, after those of rules.
  func addResults(to status: inout FieldStatus) {
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
