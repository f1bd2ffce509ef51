import FormDeclaration

/// The rows of one collection in a live form.
///
/// `order` and `nodes` reflect the state that the form last read;
/// ``Form/reconcileRows(of:isRenaming:)`` updates them before a rule reads the state.
@MainActor package final class LiveRows {
  /// The memory of one row in the collection, in bytes.
  let elementSize: Int

  /// The distinct identities of the rows, in the order of the state.
  private(set) var order: [AnyHashable]

  /// The numbers of the rows, in the order of the state.
  ///
  /// A row keeps its number when it moves, or when the user edits its identity.
  package private(set) var numbers: [Int]

  /// The index of each row by its number, or `nil` until it's needed.
  private var indices: [Int: Int]?

  /// The nodes of the fields and nested rows in each row, by the row's identity.
  var nodes: [AnyHashable: [Int]] = [:]

  /// The rows at the start, the last reset or the last submit.
  var baseline: [AnyHashable]

  /// The number of the change at which the history last counted the memory of the rows.
  var countedAt = 0

  /// Creates rows that aren't dirty; their nodes are added one by one.
  init(order: [AnyHashable], numbers: [Int], elementSize: Int) {
    self.elementSize = elementSize
    self.order = order
    self.numbers = numbers
    baseline = order
  }

  /// Indicates whether rows were added, removed or moved since the baseline; changes within rows
  /// count for their fields.
  var isDirty: Bool { order != baseline }

  /// Takes over the rows of a new state.
  func replace(order: [AnyHashable], numbers: [Int]) {
    (self.order, self.numbers, indices) = (order, numbers, nil)
  }

  /// Returns the index of a row, or `nil` after it was removed.
  func index(of number: Int) -> Int? {
    if let indices { return indices[number] }
    let new = Dictionary(zip(numbers, numbers.indices), uniquingKeysWith: { first, _ in first })
    indices = new
    return new[number]
  }
}

extension [AnyHashable] {
  /// Returns the index in this order of each row in a new order, or `nil` for a new row.
  ///
  /// Rows are distinguished by the identities of their elements. Among equal ones, those that stay
  /// in place are the same.
  ///
  /// - Parameter isRenaming: Whether identities were edited in the rows, so that a new identity
  ///   belongs to a row whose old one no longer occurs.
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
