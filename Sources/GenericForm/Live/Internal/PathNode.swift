/// One key path that the fields of a live form use or read, with the field and the rows at it.
///
/// It can have a field, rows, both or neither: a key path that a rule reads need not be declared.
/// ``FieldGraph`` makes the nodes and keeps what they are to each other.
@MainActor final class PathNode {
  /// The number of the node, which is not used again.
  let id: Int

  /// The key path, which changes with the identity of the row.
  var path: AnyKeyPath

  /// Where the value is stored in the state's memory; nil where it is not stored there itself.
  let range: Range<Int>?

  /// The field at the key path; nil where the value is only read, or only has rows.
  var field: (any AnyLiveField)?

  /// The rows of the collection at the key path; nil where `each` does not declare them.
  var rows: LiveRows?

  /// Whether a field or rows were declared at the key path.
  var isDeclared = false

  /// The nodes that the rules of the field here read, as they ran last.
  var reads: Set<Int> = []

  /// The nodes whose fields read this value.
  var readers: Set<Int> = []

  /// The nodes whose values contain this one: stored values, or the collection of its row.
  var containers: Set<Int> = []

  /// The nodes whose values are contained in this one, but for those of rows.
  var contents: Set<Int> = []

  /// The nodes in the same row, which may contain each other.
  var siblings: [Int] = []

  /// The node of the collection in whose row this is, and the number of the row; nil outside of
  /// rows.
  var row: (collection: Int, number: Int)?

  /// Makes a node that is not linked to any other.
  init<State>(id: Int, path: PartialKeyPath<State>) {
    self.id = id
    self.path = path
    range = path.storedRange
  }

  /// Whether the value has a place of its own in the state's memory.
  var isPlaced: Bool { range?.isEmpty == false }

  /// Whether it is unknown what the value depends on, as for a computed property.
  var isComputed: Bool { !isPlaced && containers.isEmpty }

  /// Whether the other value is stored within this one, or in its place; false if either has none.
  func contains(_ other: PathNode) -> Bool {
    range.holds(other.range)
  }

  /// Whether the two values share memory.
  func overlaps(_ other: PathNode) -> Bool {
    guard let range, let otherRange = other.range else { return false }
    return range.overlaps(otherRange)
  }

  /// Orders nodes by where their values begin, a container before its contents.
  static func isBefore(_ left: PathNode, _ right: PathNode) -> Bool {
    guard let leftRange = left.range, let rightRange = right.range else { return false }
    return (leftRange.lowerBound, rightRange.upperBound)
      < (rightRange.lowerBound, leftRange.upperBound)
  }
}

extension PartialKeyPath {
  /// Where the value is stored in the memory of its root; nil where it is not stored there itself.
  var storedRange: Range<Int>? {
    func size<Value>(of _: Value.Type) -> Int { MemoryLayout<Value>.size }
    return MemoryLayout<Root>.offset(of: self).map { start in
      start..<start + size(of: Self.valueType)
    }
  }
}

extension Range<Int>? {
  /// Whether a value that is stored there holds one that is stored elsewhere; false if either is not
  /// stored, or takes no memory.
  func holds(_ other: Self) -> Bool {
    guard let self, let other, !other.isEmpty else { return false }
    return self.lowerBound <= other.lowerBound && other.upperBound <= self.upperBound
  }
}
