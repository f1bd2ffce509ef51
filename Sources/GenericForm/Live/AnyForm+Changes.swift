// What a change of the values of a form affects.

extension AnyForm {
  /// Begins a change of the state; a submit that waits for checks of the old values ends.
  ///
  /// Each change has a number of its own, and is begun before the first field is validated.
  func beginChange(_ news: News) {
    revision += 1
    noteChange(news)
  }

  /// Notes whether the values are new; a submit that waits for checks of the old ones ends.
  ///
  /// What an observer writes each time it is notified may be what the form has: it counts as a
  /// change only if it is certain to be one.
  func noteChange(_ news: News) {
    self.news = max(self.news, news)
    guard news == .certain || news == .possible && !isPublishing else { return }
    lastChange = revision
    summary.errors = []
    supersedeSubmit()
  }

  /// Whether values can change now.
  ///
  /// - Parameter change: Made once the closure of ``Form/update(_:)`` has ended, if it is running.
  func admitsChange(elseAfterUpdate change: @escaping () -> Void) -> Bool {
    if isUpdating { afterUpdate.append(change) }
    return !isUpdating && !isLastRound
  }

  /// Forgets the copies of values that contain one, so that it changes in place.
  func forgetContainers(of node: PathNode) {
    for container in paths.all where container.contains(node) { container.field?.forgetValue() }
  }

  /// Validates the field of a value that was set, and whatever else that changes.
  ///
  /// These are the fields whose values turn out to be new, and those whose rules read any of them.
  func validateAffected(by node: PathNode) {
    reconcileRows(afterChangeOf: node)
    for container in paths.all where container.contains(node) {
      container.field?.readValueChanged()
    }
    validate(node, andChangedOf: paths.nodes { $0.mayChange(with: node) })
  }

  /// Validates whatever has a new value, wherever it came from.
  func validateChanged() {
    reconcileRows(afterChangeOf: nil)
    validate(nil, andChangedOf: paths.all)
  }

  /// Takes in all new values first, so that no rule reads an old one, and validates then.
  ///
  /// - Parameters:
  ///   - known: The node whose value is known to be new, if there is one.
  ///   - others: The nodes that are validated if their values turn out to be new.
  private func validate(_ known: PathNode?, andChangedOf others: [PathNode]) {
    var changed = known.map { [$0] } ?? []
    for node in others where node !== known && takeChange(of: node) { changed.append(node) }
    for node in changed { validateOnce(node) }
    for node in paths.readers(of: changed)
    where node.field?.validatedAt != revision {
      node.field?.readValueChanged()
      validateOnce(node)
    }
    while let field = fieldsToClear.popLast() { replace(field.clear(), in: field) }
  }

  /// Takes in the value at a node; returns whether it may be new.
  ///
  /// Without a field there is no old value to compare with, so it counts as new.
  private func takeChange(of node: PathNode) -> Bool {
    guard let field = node.field else { return true }
    let news = field.refresh()
    if news != .none { field.valueWasReplaced(news) }
    return news != .none
  }

  /// Validates every field again, because a value changed that is not of this form.
  ///
  /// Only ``StandaloneForm`` calls it: its rules can be replaced, and its validators may read other
  /// forms and models.
  func revalidate() {
    transaction {
      eachField { field in
        field.readValueChanged()
        field.validate(isStarting: false)
      }
    }
  }

  /// Validates the field of a node, at most once for each change, so that fields that read each other
  /// settle.
  private func validateOnce(_ node: PathNode) {
    guard let field = node.field, field.validatedAt != revision else { return }
    field.validatedAt = revision
    field.validate(isStarting: false)
  }
}

// MARK: - What happens to one field

extension AnyForm {
  /// Formats the value at a node, and validates what that changes; nothing where it stays equal.
  func format(_ node: PathNode) {
    if let field = node.field { replace(field.format(), in: field) }
  }

  /// Validates what the new value of a field affects, which the form put in place of the old one.
  private func replace(_ news: News, in field: AnyField) {
    guard news != .none, let node = field.node else { return }
    field.valueWasReplaced(news)
    validateAffected(by: node)
  }

  /// Notifies the fields whose rules read a field that it was left.
  ///
  /// What reads a value around it, or within it, reads a part of it too. What reads a computed
  /// value may do so.
  func notifyReadersOfLeaving(_ node: PathNode) {
    for container in paths.containers(of: node) { container.field?.readFieldWasLeft() }
    let read = paths.nodes { $0.contains(node) || node.contains($0) || $0.isComputed } + [node]
    for reader in paths.readers(of: read) where reader !== node {
      reader.field?.readFieldWasLeft()
    }
  }
}

// MARK: - What rules read

extension Form {
  /// The form as rules read it: a copy of the state, and the trace of what is read of it.
  var reader: FormReader<State> { FormReader(state: current, trace: trace) }

  /// Notes what the rules of the field at a node have read, in place of what they read before.
  func noteReads(of node: PathNode) {
    let taken = trace.takePaths()
    if taken.isEmpty, node.reads.isEmpty { return }
    let read = taken.compactMap { $0 as? PartialKeyPath<State> }.map {
      paths.requireNode(at: $0).id
    }
    paths.setReads(Set(read), of: node)
  }
}
