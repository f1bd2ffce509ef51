import ValidationRules

/// The states that a person can go back to, and those that were gone back from.
///
/// A step leads to the state as it was before a change of the person. It keeps the values that were
/// replaced since, and not the state: its cost does not grow with the form. Whatever else changes the
/// form, such as a formatter or the program, changes the state after the step, and is thereby undone
/// with it.
struct FormHistory {
  struct Step {
    /// What leads from the neighbor of the step, or the present state, to its own: the last one is
    /// applied first.
    var reversals: [Restoration] = []

    /// The nodes whose values the reversals put back; nil for the whole state.
    var replaced: Set<Int?> = []

    /// Those of them that are put back last, so that newer changes within them need no reversal.
    var covered: Set<Int?> = []

    /// What was entered in converted fields at that time.
    let inputs: [AnyKeyPath: FieldInput]

    /// The numbers of the rows in the state, by the key paths of their collections.
    let rowNumbers: [AnyKeyPath: [Int]]

    /// The field in which the change was made, by its key path in the state.
    var path: AnyKeyPath

    /// Orders the steps of several forms in time.
    let number: Int

    /// An estimate of the memory in bytes.
    var size: Int
  }

  /// The steps before now and those after it, the nearest to now at the end.
  var past: [Step] = []
  var future: [Step] = []

  /// The sum of the sizes of all steps.
  private(set) var size = 0

  /// The number of the change after which a step was made last.
  private(set) var revision = 0

  /// Whether the step that was made last is one to redo.
  private var isLastInFuture = false

  /// The field of the last change, and what was typed there; nil once no change continues it.
  private var last: (field: ObjectIdentifier, typed: TypedChange?)?

  /// What the next change of a field is to the history.
  enum Recording {
    /// A step, or a part of the one before.
    case steps

    /// A step, of which all changes until the end of ``AnyForm/asOneStep(_:)`` are parts.
    case oneStep

    /// A part of the step that is being made.
    case partOfStep

    /// Not a change of the person: a draft is taken over.
    case nothing
  }

  var recording = Recording.steps

  /// The key paths of fields that may have inputs.
  var enteredPaths: Set<AnyKeyPath> = []

  static var greatestCount: Int { 1_000 }
  static var greatestSize: Int { 16 << 20 }
}

extension FormHistory {
  /// Whether a change of the person belongs to the step before; it is noted for the next one.
  ///
  /// It does where letters of one word are typed or deleted one by one, where a number is moved, as
  /// by a slider, and in a secret.
  mutating func continues<Value>(
    in field: AnyObject, isSecret: Bool, from old: Value, to new: Value
  ) -> Bool {
    let id = ObjectIdentifier(field)
    let before = last.flatMap { $0.field == id ? $0 : nil }
    last = nil
    if !isSecret, let old = typedText(of: old), let new = typedText(of: new) {
      let typed = TypedChange(from: old, to: new, after: before?.typed)
      last = (id, typed)
      return typed.continues
    }
    let isMoved = Value.self == Double.self || Value.self == ClosedRange<Double>.self
    guard isSecret || isMoved else { return false }
    last = (id, nil)
    return before != nil
  }

  /// Has the next change begin a step.
  mutating func endStep() {
    last = nil
  }

  /// Keeps what a change is about to replace, for the steps on both sides of the present state.
  ///
  /// - Parameters:
  ///   - node: The node of the value; nil for the whole state.
  ///   - containers: The nodes whose values contain it.
  ///   - size: The memory of the value, in bytes.
  ///   - reversal: What puts the value back.
  mutating func record(
    at node: Int?, within containers: @autoclosure () -> [Int] = [], size: Int,
    _ reversal: @autoclosure () -> Restoration
  ) {
    for isFuture in [false, true] {
      changeNearest(isFuture) { step in
        if step.covers(node, within: containers) { return }
        step.reversals.append(reversal())
        step.replaced.insert(node)
        step.covered.insert(node)
        step.size += size
      }
    }
  }

  /// Adds a step before a new change, after which there is nothing to redo.
  mutating func add(_ step: Step, at revision: Int) {
    size -= future.reduce(0) { $0 + $1.size }
    future = []
    past.append(step)
    noteStep(step, isInFuture: false, at: revision)
  }

  /// Takes the nearest step out on one side, and puts the present state on the other.
  mutating func travel(back isBack: Bool, present: Step, at revision: Int) {
    size -= isBack ? past.removeLast().size : future.removeLast().size
    if isBack { future.append(present) } else { past.append(present) }
    last = nil
    noteStep(present, isInFuture: isBack, at: revision)
  }

  /// Notes that the step that was made last is of a field which had another key path then.
  mutating func setPathOfLastStep(_ path: AnyKeyPath) {
    changeNearest(isLastInFuture) { $0.path = path }
  }

  private mutating func noteStep(_ step: Step, isInFuture: Bool, at revision: Int) {
    self.revision = revision
    isLastInFuture = isInFuture
    size += step.size
    dropOldest()
  }

  /// Counts a value that the last step keeps, and the state does not have any more.
  mutating func count(_ bytes: Int) {
    changeNearest(isLastInFuture) { $0.size += bytes }
  }

  /// Changes the step that is the nearest to now on one side, if there is any.
  private mutating func changeNearest(_ isFuture: Bool, _ change: (inout Step) -> Void) {
    guard let index = (isFuture ? future : past).indices.last else { return }
    let old = (isFuture ? future : past)[index].size
    if isFuture { change(&future[index]) } else { change(&past[index]) }
    size += (isFuture ? future : past)[index].size - old
    dropOldest()
  }

  /// Whether the step that was made last keeps the value of one of these nodes, or the whole state.
  func keepsAny(of nodes: [Int]) -> Bool {
    guard let step = isLastInFuture ? future.last : past.last else { return false }
    return step.replaced.contains(nil) || nodes.contains { step.replaced.contains($0) }
  }

  /// Drops steps that are too many or too large, on the longer side first; the last one stays.
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
  /// Whether the reversals put back a value, whatever it changes to.
  fileprivate func covers(_ node: Int?, within containers: () -> [Int]) -> Bool {
    covered.contains(node) || covered.contains(nil)
      || !covered.isEmpty && containers().contains { covered.contains($0) }
  }
}

/// Puts back a part of the state of a form; returns what makes the change again.
struct Restoration {
  let apply: @MainActor () -> Restoration
}

/// What was entered in converted fields, and why it is no value.
struct FieldInput: Equatable {
  /// The input of each conversion of the field.
  var values: [[Conversion]: Any]
  var error: ValidationMessage?

  static func == (left: Self, right: Self) -> Bool {
    left.error == right.error && left.values.count == right.values.count
      && left.values.allSatisfy { conversions, value in
        areEqual(value, right.values[conversions])
      }
  }

  /// Whether two inputs are equal; false also where that cannot be known.
  static func areEqual(_ input: Any, _ other: Any?) -> Bool {
    func opened<Input: Equatable>(_ input: Input) -> Bool { input == other as? Input }
    guard let input = input as? any Equatable else { return false }
    return opened(input)
  }
}
