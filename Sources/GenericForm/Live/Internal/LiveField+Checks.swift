import FormDeclaration

extension LiveField {
  /// Passes the value to each check that applies to it, and removes it from the others.
  func pass(
    _ value: Value?, toChecks applicable: [Int], in form: Form<State>, isStarting: Bool
  ) {
    for index in 0..<checks.count {
      let check = checks[index]
      guard let value, applicable.contains(index) else {
        check.removeValue()
        continue
      }
      let other = check.definition.other?(form.reader)
      if isStarting {
        check.setInitial(value, reading: other)
      } else {
        check.schedule(value, reading: other)
      }
    }
  }

  /// Adds the state of the checks, and the messages of those that failed, after those of rules.
  func addResults(to status: inout FieldStatus) {
    status.checks = checkStatus
    for check in checks {
      if let failure = check.failure {
        status.append([failure], severity: check.definition.severity)
      }
    }
  }

  /// The combined progress of the checks; open ones take precedence over finished ones.
  ///
  /// The precedence is pending, unverified, failed. The result is `passed` only if every applicable
  /// check passed without a server error. An unchecked initial value has `none`.
  private var checkStatus: FieldStatus.Checks {
    let applied = checks.filter { $0.applies }
    if applied.isEmpty { return .none }
    if applied.contains(where: { $0.isPending }) { return .pending }
    let unverified = applied.filter { $0.result == .unverified }
    if !unverified.isEmpty {
      return .unverified(blocksSubmit: unverified.contains { $0.definition.blocksSubmit })
    }
    if applied.contains(where: { $0.result == .failed }) { return .failed }
    let havePassed = facts.serverErrors.isEmpty && applied.allSatisfy { $0.result == .passed }
    return havePassed ? .passed : .none
  }
}
