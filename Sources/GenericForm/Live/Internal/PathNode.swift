/// One key path that the fields of a live form use or read, with the field and the rows at it.
///
/// It can have a field, rows, both or neither: a key path that a rule reads need not be declared.
/// ``FormPaths`` makes the nodes and finds them.
@MainActor final class PathNode {
  /// The number of the node, which is not used again.
  let id: Int

  /// The key path, which changes with the identity of the row.
  var path: AnyKeyPath

  /// Where the value is in the state's memory; of a value in a row, where the outermost collection is.
  ///
  /// Nil if it is unknown what the value depends on, as for a computed property.
  private(set) var place: Range<Int>?

  /// The field at the key path; nil if the value is only read, or only has rows.
  var field: AnyField?

  /// The rows of the collection at the key path; nil if `each` does not declare them.
  var rows: LiveRows?

  /// Whether a field or rows were declared at the key path.
  var isDeclared = false

  /// The nodes that the rules of the field here read, as they ran last.
  var reads: Set<Int> = []

  /// The row that the value is in; nil outside of rows.
  var row: (collection: PathNode, number: Int)? {
    didSet {
      guard let (collection, number) = row else { return }
      place = collection.place
      rowNumbers = [(collection.id, number)] + collection.rowNumbers
    }
  }

  /// The rows around the value, the innermost first, by the numbers of their collections' nodes.
  ///
  /// Every key press looks through them in all nodes, so they are not read from the nodes themselves.
  private var rowNumbers: [(collection: Int, number: Int)] = []

  init<State>(id: Int, path: PartialKeyPath<State>) {
    self.id = id
    self.path = path
    place = path.storedRange.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the value is stored in the state's memory, in a place of its own.
  var isPlaced: Bool { row == nil && place != nil }

  /// Whether it is unknown what the value depends on: any change may change it.
  var isComputed: Bool { place == nil }

  /// Whether the other value is a part of this one; false if that is unknown.
  func contains(_ other: PathNode) -> Bool {
    if self === other { return false }
    return row == nil ? place.holds(other.place) : other.rowNumber(in: id) != nil
  }

  /// Whether a change of the other value may change this one.
  func mayChange(with other: PathNode) -> Bool {
    guard let place, let otherPlace = other.place else { return true }
    guard place.overlaps(otherPlace) else { return false }
    for row in rowNumbers {
      if let number = other.rowNumber(in: row.collection) { return number == row.number }
    }
    return true
  }

  /// The number of the row of a collection in which the value is, at any depth; nil outside of it.
  private func rowNumber(in collection: Int) -> Int? {
    for row in rowNumbers where row.collection == collection { return row.number }
    return nil
  }
}
