import FormDeclaration

extension AnyForm {
  /// Indicates whether the user has made a change that can be undone.
  public var canUndo: Bool { trackedSummary.canUndo && !published.isSubmitting }

  /// Indicates whether an undone change can be redone.
  public var canRedo: Bool { trackedSummary.canRedo && !published.isSubmitting }
}

extension Form {
  /// Undoes the user's last change, in whichever field, and everything that followed it.
  ///
  /// Each of these is one step: typing or deleting a word, moving a number (for example with a
  /// slider), or setting any other value. Changes by a formatter, an observer or ``update(_:)``
  /// belong to the previous step. A secret is one step until the user leaves its field. Undo also
  /// restores text that isn't a valid value, and removed rows. Fields stay touched.
  ///
  /// ```swift
  /// let guest = form.field(\.username)
  /// guest.value = "mei"
  /// guest.leave()
  /// guest.value = "zoë"
  /// form.undo()
  /// form.username  // "mei"
  /// form.undo()
  /// form.canUndo  // false
  /// form.redo()
  /// form.username  // "mei"
  /// ```
  ///
  /// A successful submit and ``reset(to:)`` clear the history. It holds at most 1,000 steps and an
  /// estimated 16 MiB of field values; beyond that, the oldest steps are dropped, though one step
  /// always stays. Undo does nothing during a submit or while an input method composes text.
  ///
  /// - Returns: The key path of the field that the user had changed, to move the focus to, or `nil`
  ///   if nothing was undone.
  @discardableResult
  public func undo() -> PartialKeyPath<State>? { travel(back: true) as? PartialKeyPath }

  /// Reapplies the change that was undone last, unless the user has changed something since.
  ///
  /// - Returns: The key path of the changed field, or `nil` if nothing was redone.
  @discardableResult
  public func redo() -> PartialKeyPath<State>? { travel(back: false) as? PartialKeyPath }
}

extension AnyForm {
  /// The number of the next step to undo, which orders the steps of several forms, or `nil` if
  /// there is none.
  package var undoNumber: Int? { canTravel ? history.past.last?.number : nil }

  /// The number of the next step to redo, or `nil` if there is none.
  package var redoNumber: Int? { canTravel ? history.future.last?.number : nil }
}

extension AnyForm {
  private var canTravel: Bool {
    !summary.isSubmitting && transactionDepth == (isPublishing ? 1 : 0) && !isLastRound
      && !paths.all.contains { $0.field?.isComposing == true }
  }

  /// Undoes or redoes a step; returns the key path of the changed field, or `nil` if there is none.
  package func travel(back isBack: Bool) -> AnyKeyPath? {
    guard canTravel, let step = isBack ? history.past.last : history.future.last else {
      return nil
    }
    transaction {
      var present = makeStep(at: step.path, number: step.number)
      present.reversals = step.reversals.reversed().map { $0.apply() }
      present.replaced = step.replaced
      if step.replaced.contains(nil) { present.size += stateSize }
      history.travel(back: isBack, present: present, at: revision)
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
        paths.node(at: path)?.field?.restore(step.inputs[path])
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
      return transaction(change)
    }
    history.recording = .partOfStep
    transaction {
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
      inputs[path] = paths.node(at: path)?.field?.input
    }
    history.enteredPaths = Set(inputs.keys)
    let setPaths = history.incomparablePaths.filter { paths.node(at: $0)?.field?.wasSet == true }
    return FormHistory.Step(
      inputs: inputs, setPaths: setPaths, rowNumbers: rowNumbers, path: path, number: number,
      size: MemoryLayout<FormHistory.Step>.stride)
  }

  /// Counts the memory of a replaced value, once for each step, including that of its rows if the
  /// history keeps them.
  func countReplaced(_ size: Int, at node: PathNode) {
    history.count(size)
    let containers = paths.containers(of: node)
    guard history.keepsAny(of: containers.map(\.id)) else { return }
    for rows in containers.compactMap(\.rows) where rows.countedAt <= history.revision {
      rows.countedAt = revision
      history.count(rows.order.count * rows.elementSize)
    }
  }
}

extension Form {
  /// Records in the history the value at a node, which is about to be replaced.
  ///
  /// Setting a computed value may replace any other one.
  func recordChange<Value>(at node: PathNode, of link: PartLink<State, Value>) {
    if node.isComputed { return recordChange(of: current) }
    history.record(
      at: node.id, within: paths.containers(of: node).map { $0.id },
      size: MemoryLayout<Value>.stride, restoration(by: link.reversal(current)))
  }

  /// Records in the history the whole state, which is about to be replaced.
  func recordChange(of state: State) {
    history.record(at: nil, size: stateSize, restoration(by: Reversal(of: state)))
  }

  private func restoration(by reversal: Reversal<State>) -> Restoration {
    Restoration { [unowned self] in restoration(by: reversal.apply(&current)) }
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
