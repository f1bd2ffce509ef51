import FormDeclaration

/// The states that the user can return to by undo and redo.
///
/// A step leads to the state before a user's change. It keeps only the values that were replaced
/// since, so its cost doesn't grow with the form. Changes by a formatter or the program belong to
/// the state after the step, so they're undone with it.
struct FormHistory {
  struct Step {
    /// The reversals that lead from the step's neighbor, or the current state, to this step's
    /// state; the last is applied first.
    var reversals: [Restoration] = []

    /// The nodes whose old values the step keeps; `nil` is the whole state.
    var replaced: Set<Int?> = []

    /// The nodes whose reversals are applied after those of newer changes.
    ///
    /// A newer change of such a node, or within it, therefore needs no reversal. After an undo, the
    /// step to redo has none.
    var covered: Set<Int?> = []

    /// The input of converted fields at that time.
    let inputs: [AnyKeyPath: FieldInput]

    /// The key paths of the values that can't be compared and were set since the baseline.
    let setPaths: Set<AnyKeyPath>

    /// The numbers of the rows in the state, by the key paths of their collections.
    let rowNumbers: [AnyKeyPath: [Int]]

    /// The field in which the change was made, by its key path in the state.
    var path: AnyKeyPath

    /// A number that orders the steps of several forms in time.
    let number: Int

    /// An estimate of the memory in bytes.
    var size: Int
  }

  /// The steps to undo and the steps to redo, with the nearest step last in each array.
  private(set) var past: [Step] = []
  private(set) var future: [Step] = []

  /// The sum of the sizes of all steps.
  private(set) var size = 0

  /// The number of the change after which the last step was made.
  private(set) var revision = 0

  /// The direction of the step that was made last.
  private var lastDirection = HistoryDirection.back

  /// The field and typed text of the last change, or `nil` if no change can continue it.
  private var last: (field: ObjectIdentifier, typed: TypedChange?)?

  /// The way in which the next change of a field is recorded.
  enum Recording {
    /// A step, or a part of the previous one.
    case steps

    /// A step that includes all changes until the end of ``AnyForm/asOneStep(_:)``.
    case oneStep

    /// A part of the step that is being made.
    case partOfStep

    /// Not at all, because a draft is being taken over.
    case nothing
  }

  var recording = Recording.steps

  /// The key paths of fields that may have inputs.
  var enteredPaths: Set<AnyKeyPath> = []

  /// The key paths of fields whose values can't be compared.
  var incomparablePaths: Set<AnyKeyPath> = []

  static var greatestCount: Int { 1_000 }
  static var greatestSize: Int { 16 << 20 }
}

extension FormHistory {
  /// Returns whether a user's change belongs to the previous step, and records the change for the
  /// next call.
  ///
  /// It does if the user types or deletes the letters of a word one by one, moves a number (for
  /// example with a slider), or changes a secret.
  mutating func continues<Value>(
    in field: AnyObject, isSecret: Bool, from old: Value, to new: Value
  ) -> Bool {
    let id = ObjectIdentifier(field)
    let before = last.flatMap { $0.field == id ? $0 : nil }
    last = nil
    if !isSecret, let old = old as? String, let new = new as? String {
      let typed = TypedChange(from: old, to: new, after: before?.typed)
      last = (id, typed)
      return typed.continues
    }
    let isMoved = Value.self == Double.self || Value.self == ClosedRange<Double>.self
    guard isSecret || isMoved else { return false }
    last = (id, nil)
    return before != nil
  }

  /// Makes the next change begin a step.
  mutating func endStep() {
    last = nil
  }

  /// Records what a change is about to replace, for the steps on both sides of the current state.
  ///
  /// - Parameters:
  ///   - node: The node of the value, or `nil` for the whole state.
  ///   - containers: The nodes whose values contain it.
  ///   - size: The memory of the value, in bytes.
  ///   - reversal: The reversal that restores the value.
  mutating func record(
    at node: Int?, within containers: @autoclosure () -> [Int] = [], size: Int,
    _ reversal: @autoclosure () -> Restoration
  ) {
    for direction in [HistoryDirection.back, .forward] {
      changeNearest(direction) { step in
        if step.covers(node, within: containers) { return }
        step.reversals.append(reversal())
        step.replaced.insert(node)
        step.covered.insert(node)
        step.size += size
      }
    }
  }

  /// Adds a step before a new change, and clears the steps to redo.
  mutating func add(_ step: Step, at revision: Int) {
    size -= future.reduce(0) { $0 + $1.size }
    future = []
    append(step, in: .back, at: revision)
  }

  /// The steps in a direction, with the nearest step last.
  private(set) subscript(direction: HistoryDirection) -> [Step] {
    get { direction == .back ? past : future }
    _modify { if direction == .back { yield &past } else { yield &future } }
  }

  /// Removes the nearest step in a direction, and adds the current state in the other.
  mutating func move(_ direction: HistoryDirection, from present: Step, at revision: Int) {
    size -= self[direction].removeLast().size
    last = nil
    append(present, in: direction == .back ? .forward : .back, at: revision)
  }

  /// Records the key path that the last step's field had at the time.
  mutating func setPathOfLastStep(_ path: AnyKeyPath) {
    changeNearest(lastDirection) { $0.path = path }
  }

  private mutating func append(_ step: Step, in direction: HistoryDirection, at revision: Int) {
    self[direction].append(step)
    self.revision = revision
    lastDirection = direction
    size += step.size
    dropOldest()
  }

  /// Counts the memory of a value that only the last step still keeps.
  mutating func count(_ bytes: Int) {
    changeNearest(lastDirection) { $0.size += bytes }
  }

  /// Changes the nearest step in a direction, if there is one.
  private mutating func changeNearest(
    _ direction: HistoryDirection, _ change: (inout Step) -> Void
  ) {
    guard let index = self[direction].indices.last else { return }
    let old = self[direction][index].size
    change(&self[direction][index])
    size += self[direction][index].size - old
    dropOldest()
  }

  /// Returns whether the last step keeps the value of one of these nodes, or the whole state.
  func keepsAny(of nodes: [Int]) -> Bool {
    guard let step = self[lastDirection].last else { return false }
    return step.replaced.contains(nil) || nodes.contains { step.replaced.contains($0) }
  }

  /// Drops the oldest steps beyond the limits, from the longer side first, and keeps at least one.
  private mutating func dropOldest() {
    while past.count + future.count > 1,
      size > Self.greatestSize || past.count + future.count > Self.greatestCount
    {
      let isPast = past.count >= future.count
      size -= isPast ? past.removeFirst().size : future.removeFirst().size
    }
  }

  /// Forgets every step.
  mutating func removeAll() {
    (past, future, size, last) = ([], [], 0, nil)
  }
}

extension FormHistory.Step {
  /// Returns whether the reversals restore a value, whatever it changes to.
  fileprivate func covers(_ node: Int?, within containers: () -> [Int]) -> Bool {
    covered.contains(node) || covered.contains(nil)
      || !covered.isEmpty && containers().contains { covered.contains($0) }
  }
}

/// A function that restores a part of a form's state, and returns a restoration that reapplies the
/// change.
struct Restoration {
  let apply: @MainActor () -> Restoration
}
