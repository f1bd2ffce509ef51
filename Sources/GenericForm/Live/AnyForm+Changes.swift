import FormDeclaration

extension AnyForm {
  /// Begins a change of the state; a submit that waits for checks of the old values ends.
  ///
  /// Each change has its own number, and begins before the first field is validated.
  func beginChange(_ news: News) {
    revision += 1
    noteChange(news)
  }

  /// Records whether the values are new; a submit that waits for checks of the old ones ends.
  ///
  /// An observer may write a value that the form already has, so its writes count as a change only
  /// if the value is certainly new.
  func noteChange(_ news: News) {
    self.news = max(self.news, news)
    guard news == .certain || news == .possible && !isPublishing else { return }
    lastChange = revision
    summary.errors = []
    supersedeSubmit()
  }

  /// Returns whether values can change now.
  ///
  /// - Parameter change: The change to make after the closure of ``Form/update(_:)`` returns, if
  ///   it's running.
  func admitsChange(elseAfterUpdate change: @escaping () -> Void) -> Bool {
    if isUpdating { afterUpdate.append(change) }
    return !isUpdating && !isLastRound
  }

  /// Validates the field of a value that was set, and all fields that this affects.
  ///
  /// These are the fields whose values turn out to be new, and those whose rules read any of them.
  func validateAffected(by node: PathNode) {
    reconcileRows(afterChangeOf: node)
    let others = paths.nodes { $0.mayChange(with: node) }
    for container in others where container.contains(node) { container.field?.readValueChanged() }
    validate(node, andChangedOf: others)
  }

  /// Validates every field with a new value, whatever its source.
  func validateChanged() {
    reconcileRows(afterChangeOf: nil)
    validate(nil, andChangedOf: paths.all)
  }

  /// Takes in all new values, so that no rule reads an old one, and then validates.
  ///
  /// - Parameters:
  ///   - known: The node whose value is known to be new, if there is one.
  ///   - others: The nodes that are validated if their values turn out to be new.
  private func validate(_ known: PathNode?, andChangedOf others: [PathNode]) {
    var changed: [PathNode] = []
    if let known { changed.append(known) }
    for node in others where node !== known && takeChange(of: node) { changed.append(node) }
    for node in changed { validateOnce(node) }
    for node in paths.readers(of: changed)
    where node.field?.validatedAt != revision {
      node.field?.readValueChanged()
      validateOnce(node)
    }
  }

  /// Takes in the value at a node, and returns whether it may be new.
  ///
  /// Without a field there is no old value to compare with, so it counts as new.
  private func takeChange(of node: PathNode) -> Bool {
    guard let field = node.field else { return true }
    let size = uncountedSize(of: field)
    let news = field.refresh()
    guard news != .none else { return false }
    countReplaced(size, at: node)
    field.valueWasReplaced(news)
    return true
  }

  /// Revalidates every field, because a value outside this form changed.
  ///
  /// Only ``StandaloneForm`` calls it: its rules can be replaced, and its validators may read other
  /// forms and models.
  func revalidate() {
    transaction {
      eachField { field in
        field.readValueChanged()
        validate(field, isStarting: false)
      }
    }
  }

  /// Validates a field, and records what its rules read, in place of what they read before.
  ///
  /// A rule that now takes another branch therefore follows other fields.
  func validate(_ field: AnyField, isStarting: Bool) {
    guard let node = field.node else { return }
    let wasIncluded = field.facts.isIncluded
    field.validate(isStarting: isStarting)
    noteReads(of: node)
    if wasIncluded, !field.facts.isIncluded, !isStarting { fieldsToClear.append(field) }
    enqueue(field)
  }

  /// Validates the field of a node, at most once for each change, so that fields that read each
  /// other don't loop.
  private func validateOnce(_ node: PathNode) {
    guard let field = node.field, field.validatedAt != revision else { return }
    field.validatedAt = revision
    validate(field, isStarting: false)
  }
}

// MARK: - Events of one field

extension AnyForm {
  /// Formats the value at a node, and validates the affected fields if it changes.
  func format(_ node: PathNode) {
    if let field = node.field { replace(field.format(), in: field) }
  }

  /// Clears newly excluded fields for which that is declared; clearing one may exclude others, which are cleared too.
  func clearExcludedFields() {
    while let field = fieldsToClear.popLast() { replace(field.clear(), in: field) }
  }

  /// Validates the fields affected by a value that the form itself replaced.
  private func replace(_ news: News, in field: AnyField) {
    guard news != .none, let node = field.node else { return }
    field.valueWasReplaced(news)
    enqueue(field)
    validateAffected(by: node)
  }

  /// Notifies the fields whose rules read a field that the user left it.
  ///
  /// A rule that reads a value around it, or within it, also reads a part of it. One that reads a
  /// computed value may do so.
  func notifyReadersOfLeaving(_ node: PathNode) {
    let containers = paths.containers(of: node)
    let read = paths.nodes { $0.contains(node) || node.contains($0) || $0.isComputed } + [node]
    for reader in containers + paths.readers(of: read) where reader !== node {
      guard let field = reader.field else { continue }
      field.readFieldWasLeft()
      enqueue(field)
    }
  }
}
