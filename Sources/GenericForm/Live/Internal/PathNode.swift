import FormDeclaration

/// One key path that the fields of a live form use or read, with the field and the rows at it.
///
/// It can have a field, rows, both or neither: a key path that a rule reads need not be declared.
/// ``FormPaths`` makes the nodes and finds them.
@MainActor final class PathNode {
  /// The number of the node, which is never reused.
  let id: Int

  /// The key path, which changes with the identity of the row.
  var path: AnyKeyPath

  /// The value's location in the state's memory; for a value in a row, that of the outermost
  /// collection.
  ///
  /// It's `nil` if the value's dependencies are unknown, as for a computed property.
  private(set) var place: Range<Int>?

  /// The field at the key path, or `nil` if the value is only read or only has rows.
  var field: AnyField?

  /// The rows of the collection at the key path, or `nil` if `each` doesn't declare them.
  var rows: LiveRows?

  /// Indicates whether a field or rows were declared at the key path.
  var isDeclared = false

  /// The nodes that this field's rules read when they last ran.
  var reads: Set<Int> = []

  /// The row that contains the value, or `nil` outside of rows.
  var row: (collection: PathNode, number: Int)? {
    didSet {
      guard let (collection, number) = row else { return }
      place = collection.place
      rowNumbers = [(collection.id, number)] + collection.rowNumbers
    }
  }

  /// The rows around the value, the innermost first, by the numbers of their collections' nodes.
  ///
  /// Every key press searches them in all nodes, so they're stored here.
  private var rowNumbers: [(collection: Int, number: Int)] = []

  init<State>(id: Int, path: PartialKeyPath<State>) {
    self.id = id
    self.path = path
    place = path.storedRange.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Indicates whether the value has its own location in the state's memory.
  var isPlaced: Bool { row == nil && place != nil }

  /// Indicates whether the value's dependencies are unknown, so that any change may affect it.
  var isComputed: Bool { place == nil }

  /// Returns whether the other value is part of this one, or `false` if that's unknown.
  func contains(_ other: PathNode) -> Bool {
    if self === other { return false }
    return row == nil ? place.holds(other.place) : other.rowNumber(in: id) != nil
  }

  /// Returns whether a change of the other value may change this one.
  func mayChange(with other: PathNode) -> Bool {
    guard let place, let otherPlace = other.place else { return true }
    guard place.overlaps(otherPlace) else { return false }
    for row in rowNumbers {
      if let number = other.rowNumber(in: row.collection) { return number == row.number }
    }
    return true
  }

  /// Returns the number of the collection's row that contains the value at any depth, or `nil`.
  private func rowNumber(in collection: Int) -> Int? {
    for row in rowNumbers where row.collection == collection { return row.number }
    return nil
  }
}
