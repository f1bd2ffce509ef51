import FormDeclaration

extension AnyForm {
  /// Indicates whether the user has made a change that can be undone.
  public var canUndo: Bool { trackedSummary.canUndo && !published.isSubmitting }

  /// Indicates whether an undone change can be redone.
  public var canRedo: Bool { trackedSummary.canRedo && !published.isSubmitting }
}

extension AnyForm {
  /// Returns the number of the next step in a direction, which orders the steps of several forms, or
  /// `nil` if there is none.
  package func stepNumber(_ direction: HistoryDirection) -> Int? {
    canMove ? history[direction].last?.number : nil
  }
}

extension AnyForm {
  private var canMove: Bool {
    !summary.isSubmitting && transactionDepth == (isPublishing ? 1 : 0) && !isLastRound
      && !paths.all.contains { $0.field?.isComposing == true }
  }

  /// Undoes or redoes a step; returns the key path of the changed field, or `nil` if there is none.
  package func move(_ direction: HistoryDirection) -> AnyKeyPath? {
    guard canMove, let step = history[direction].last else { return nil }
    transaction {
      var present = makeStep(at: step.path, number: step.number)
      present.reversals = step.reversals.reversed().map { $0.apply() }
      present.replaced = step.replaced
      if step.replaced.contains(nil) { present.size += stateSize }
      history.move(direction, from: present, at: revision)
      beginChange(.certain)
      knownRows.comingNumbers = step.rowNumbers
      formerPaths = [:]
      validateChanged()
      knownRows.comingNumbers = [:]
      if let former = paths.node(at: step.path).flatMap({ formerPaths?[$0.id] }) {
        history.setPathOfLastStep(former)
      }
      formerPaths = nil
      history.enteredPaths.formUnion(step.inputs.keys)
      for path in history.enteredPaths {
        paths.node(at: path)?.field?.restore(step.inputs[path] ?? FieldInput())
      }
      for path in history.incomparablePaths {
        paths.node(at: path)?.field?.wasSet = step.setPaths.contains(path)
      }
    }
    return step.path
  }

  /// Makes a user's change in a field, as a new step or as part of the previous one.
  ///
  /// Changes that observers make in response belong to it.
  func step<Value>(
    in field: AnyField, from old: Value, to new: Value, _ change: () -> Void
  ) {
    let recording = history.recording
    guard recording == .steps || recording == .oneStep, !isPublishing else {
      return transaction(of: field, change)
    }
    history.recording = .partOfStep
    transaction(of: field) {
      let continues = history.continues(
        in: field, isSecret: field.isSecret, from: old, to: new)
      if !continues {
        history.add(makeStep(at: field.path, number: StepNumber.next()), at: revision)
      }
      change()
    }
    if recording == .steps { history.recording = .steps }
  }

  /// Records all changes that `body` makes as one step, unless a step is already being recorded.
  func asOneStep(_ body: () -> Void) {
    guard history.recording == .steps else { return body() }
    history.recording = .oneStep
    body()
    history.recording = .steps
  }

  /// Records the changes that `body` makes as part of the previous step, because the program makes
  /// them, not the user.
  func asPartOfStep(_ body: () -> Void) {
    let recording = history.recording
    guard recording != .nothing else { return body() }
    history.recording = .partOfStep
    body()
    history.recording = recording
  }

  private func makeStep(at path: AnyKeyPath, number: Int) -> FormHistory.Step {
    var inputs: [AnyKeyPath: FieldInput] = [:]
    for path in history.enteredPaths {
      if let input = paths.node(at: path)?.field?.input, !input.isEmpty { inputs[path] = input }
    }
    history.enteredPaths = Set(inputs.keys)
    let setPaths = history.incomparablePaths.filter { paths.node(at: $0)?.field?.wasSet == true }
    return FormHistory.Step(
      inputs: inputs, setPaths: setPaths, rowNumbers: rowNumbers, path: path, number: number,
      size: MemoryLayout<FormHistory.Step>.stride)
  }

  /// Returns the memory of a field's value, or `nil` if it was counted since the last step.
  func uncountedSize(of field: AnyField) -> Int? {
    field.changedAt <= history.revision ? field.size : nil
  }

  /// Counts the memory of a replaced value, once for each step, including that of its rows if the
  /// history keeps them.
  ///
  /// - Parameter size: The memory of the value, or `nil` if it was counted.
  func countReplaced(_ size: Int?, at node: PathNode) {
    guard let size else { return }
    history.count(size)
    let containers = paths.containers(of: node)
    guard history.keepsAny(of: containers.map(\.id)) else { return }
    for rows in containers.compactMap(\.rows) where rows.countedAt <= history.revision {
      rows.countedAt = revision
      history.count(rows.order.count * rows.elementSize)
    }
  }
}

/// The numbers of all forms' steps, in chronological order.
@MainActor enum StepNumber {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
