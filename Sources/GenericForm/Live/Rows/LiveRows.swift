/// The rows of one collection in a live form.
///
/// `order` and `nodes` are those of the state as the form read it last;
/// ``Form/reconcileRows(of:isRenaming:)`` brings them in step with the state before a rule reads it.
@MainActor package final class LiveRows {
  /// The memory of one row in the collection, in bytes.
  let elementSize: Int

  /// Returns the identity of the element at an index in the present state; nil if there is none.
  var elementID: (Int) -> AnyHashable? = { _ in nil }

  /// The identities of the rows, in the order of the state; each once.
  private(set) var order: [AnyHashable]

  /// The numbers of the rows, in the order of the state.
  ///
  /// A row keeps its number when it moves, and when its identity changes while it is typed.
  package private(set) var numbers: [Int]

  /// The index of each row, by its number; nil until it is needed.
  private var indices: [Int: Int]?

  /// The nodes of the fields, and rows, in each row, by the row's identity.
  var nodes: [AnyHashable: [Int]] = [:]

  /// The rows of the start, the last reset or the last submit.
  var baseline: [AnyHashable]

  /// The rows that a submit handed over; nil before the first.
  var submitted: [AnyHashable]?

  /// The number of the change at which the memory of the rows was counted last, for the history.
  var countedAt = 0

  /// Reports rows of equal identity.
  let report: RepetitionReport

  /// Starts with rows, which are not dirty; their nodes are added one by one.
  init(
    order: [AnyHashable], numbers: [Int], elementSize: Int,
    report: RepetitionReport = RepetitionReport()
  ) {
    self.report = report
    self.elementSize = elementSize
    self.order = order
    self.numbers = numbers
    baseline = order
  }

  /// Whether rows came, went or moved since the baseline; what is in them counts for their fields.
  var isDirty: Bool { order != baseline }

  /// Takes the rows of a new state over.
  func replace(order: [AnyHashable], numbers: [Int]) {
    (self.order, self.numbers, indices) = (order, numbers, nil)
  }

  /// Returns the index of a row; nil once it is removed.
  func index(of number: Int) -> Int? {
    if let indices { return indices[number] }
    let new = Dictionary(zip(numbers, numbers.indices), uniquingKeysWith: { first, _ in first })
    indices = new
    return new[number]
  }
}

extension [AnyHashable] {
  /// Returns for each row of a new order the index of the same row in this one; nil if it is new.
  ///
  /// Rows are told apart by the identities of their elements. Among equal ones, those that stay in
  /// place are the same.
  ///
  /// - Parameter isRenaming: Whether identities were changed in the rows, so that a new identity is
  ///   that of a row whose old one does not occur any more.
  func indices(in new: [AnyHashable], isRenaming: Bool) -> [Int?] {
    let (old, new) = (map(\.elementID), new.map(\.elementID))
    var indices = [Int?](repeating: nil, count: new.count)
    var rest = Set(old.indices)
    func pair(_ oldIndex: Int, _ index: Int) {
      guard indices[index] == nil, old[oldIndex] == new[index],
        rest.remove(oldIndex) != nil
      else { return }
      indices[index] = oldIndex
    }
    if old.count == new.count {
      for index in new.indices { pair(index, index) }
    } else {
      let shorter = Swift.min(old.count, new.count)
      let start = (0..<shorter).prefix { old[$0] == new[$0] }.count
      for index in 0..<start { pair(index, index) }
      for end in (1..<shorter - start + 1).prefix(while: {
        old[old.count - $0] == new[new.count - $0]
      }) {
        pair(old.count - end, new.count - end)
      }
    }
    var unpaired = Dictionary(grouping: rest.sorted(by: >)) { old[$0] }
    for index in new.indices where indices[index] == nil {
      if let oldIndex = unpaired[new[index]]?.popLast() { pair(oldIndex, index) }
    }
    guard isRenaming, old.count == new.count else { return indices }
    var left = rest.sorted(by: >)
    return indices.map { $0 ?? left.popLast() }
  }
}
