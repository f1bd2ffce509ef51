// Undo and redo.

extension Form {
  /// Indicates whether ``undo()`` has a user's change to revert.
  public var canUndo: Bool { trackedSummary.canUndo && !published.isSubmitting }

  /// Indicates whether ``redo()`` has a change to reapply.
  public var canRedo: Bool { trackedSummary.canRedo && !published.isSubmitting }

  /// Takes back what the person changed last, and all that happened since, whatever field it was in.
  ///
  /// A step is a word that is typed or deleted, a number that is moved, or any other value that is
  /// set in a field; what a formatter, an observer or ``update(_:)`` changes belongs to the step
  /// before. A secret is one step until its field is left. Text that is no value comes back too, and
  /// a row that was removed. Fields stay touched.
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
  /// A submit that goes through and ``reset(to:)`` end the history. It has at most 1,000 steps and,
  /// as far as it is known from the values of fields, 16 MiB; older steps are dropped, but for
  /// the last one. Nothing is undone during a submit, or while an input method composes text.
  ///
  /// - Returns: The key path of the field that the person had changed, which is where the focus
  ///   belongs; nil where nothing was undone.
  @discardableResult
  public func undo() -> PartialKeyPath<State>? { travel(back: true) as? PartialKeyPath }

  /// Makes the change again that was undone last; a new change of the person ends that.
  ///
  /// - Returns: The key path of the changed field; nil where nothing was redone.
  @discardableResult
  public func redo() -> PartialKeyPath<State>? { travel(back: false) as? PartialKeyPath }
}

extension AnyForm {
  /// The number of the step that ``undo()`` takes back, by which several forms have one order; nil
  /// for none.
  package var undoNumber: Int? { canTravel ? history.past.last?.number : nil }

  /// The number of the step that ``redo()`` makes again; nil for none.
  package var redoNumber: Int? { canTravel ? history.future.last?.number : nil }
}

extension AnyForm {
  private var canTravel: Bool {
    !summary.isSubmitting && transactionDepth == (isPublishing ? 1 : 0) && !isLastRound
      && !paths.all.contains { $0.field?.isComposing == true }
  }

  fileprivate func travel(back isBack: Bool) -> AnyKeyPath? {
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
    }
    return step.path
  }

  /// Makes a change of the person in a field: a step, or a part of the one before.
  ///
  /// What observers change in turn belongs to it.
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

  /// Makes what `body` changes one step, unless it is a part of one already.
  func asOneStep(_ body: () -> Void) {
    guard history.recording == .steps else { return body() }
    history.recording = .oneStep
    body()
    history.recording = .steps
  }

  /// Makes what `body` changes a part of the step before: a program changes it, not the person.
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
    return FormHistory.Step(
      inputs: inputs, rowNumbers: rowNumbers, path: path, number: number,
      size: MemoryLayout<FormHistory.Step>.stride)
  }

  /// Counts the memory of a value that is replaced, once for each step: of a value in rows that of
  /// the rows too, if the history keeps them.
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
  /// Has the history keep the value at a node, which is about to be replaced.
  ///
  /// Setting a computed value may replace any other one.
  func recordChange<Value>(at node: PathNode, of link: PartLink<State, Value>) {
    if node.isComputed { return recordChange(of: current) }
    history.record(
      at: node.id, within: paths.containers(of: node).map { $0.id },
      size: MemoryLayout<Value>.stride, restoration(by: link.reversal(current)))
  }

  /// Has the history keep the whole state, which is about to be replaced.
  func recordChange(of state: State) {
    history.record(at: nil, size: stateSize, restoration(by: Reversal(of: state)))
  }

  private func restoration(by reversal: Reversal<State>) -> Restoration {
    Restoration { [unowned self] in restoration(by: reversal.apply(&current)) }
  }
}

/// Numbers the steps of all forms in the order of time.
@MainActor enum StepNumber {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
