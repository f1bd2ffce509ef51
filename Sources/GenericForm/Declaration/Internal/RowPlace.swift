private import Synchronization

extension PartLink {
  /// The row with an identity, searched for first where it was last.
  ///
  /// - Parameters:
  ///   - id: The identity of the row's element.
  ///   - occurrence: The number of earlier rows with the same identity.
  ///   - index: Where to search for it first: where it is now, if other rows have its identity.
  static func row(_ id: Part.ID, occurrence: Int = 0, near index: Int) -> Self
  where Whole == [Part], Part: Identifiable & SendableMetatype, Part.ID: Sendable {
    let place = RowPlace(index)
    return Self(rowPath(id, occurrence), text: { rowText(id, occurrence) }) {
      [rowPath(id, occurrence), \[Part][index]]
    } find: { rows, _ in
      rows[place.index(of: id, occurrence, in: rows)]
    } update: { rows, change in
      change(&rows[place.indexToChange(of: id, occurrence, in: rows)])
    } place: { rows in
      let index = place.index(of: id, occurrence, in: rows)
      return { rows, change in if index < rows.count { change(&rows[index]) } }
    }
  }
}

/// The key path of a row in its collection.
///
/// - Parameter occurrence: The number of earlier rows with the same identity.
func rowPath<Element: Identifiable>(
  _ id: Element.ID, _ occurrence: Int
) -> WritableKeyPath<[Element], Element> {
  occurrence == 0 ? \[Element][id: id] : \[Element][id: id, occurrence: occurrence]
}

/// Where a row was last, to find it again in constant time as long as rows do not move.
///
/// It is a hint: each index is compared with the identity before it is used, so that any number of
/// threads may share it, in any order.
final class RowPlace: Sendable {
  private let last: Atomic<Int>

  init(_ index: Int) {
    last = Atomic(index)
  }

  /// Returns the index of the row with an identity.
  ///
  /// - Precondition: There is one.
  func index<Element: Identifiable>(
    of id: Element.ID, _ occurrence: Int = 0, in rows: [Element]
  ) -> Int {
    guard let index = find(id, occurrence, in: rows) else { Self.stop(id) }
    return index
  }

  /// Returns the index of the row with an identity, or of the row in its place if the identity was
  /// changed there, as by a formatter.
  func indexToChange<Element: Identifiable>(
    of id: Element.ID, _ occurrence: Int, in rows: [Element]
  ) -> Int {
    if let index = find(id, occurrence, in: rows) { return index }
    let index = last.load(ordering: .relaxed)
    guard index < rows.count else { Self.stop(id) }
    return index
  }

  /// Returns the index of the row with an identity; nil if there is none.
  private func find<Element: Identifiable>(
    _ id: Element.ID, _ occurrence: Int, in rows: [Element]
  ) -> Int? {
    let index = last.load(ordering: .relaxed)
    if index < rows.count, rows[index].id == id { return index }
    let found =
      occurrence == 0
      ? Self.index(of: id, in: rows, near: index) : rows.index(of: id, occurrence)
    if let found { last.store(found, ordering: .relaxed) }
    return found
  }

  /// Stops where there is no row with an identity.
  static func stop(_ id: some Hashable) -> Never {
    fatalError("There is no row with the identity \(id)")
  }

  /// Searches on both sides, from near to far: when a row comes or goes, the others move by one.
  ///
  /// - Returns: The index; nil where no row has the identity.
  private static func index<Element: Identifiable>(
    of id: Element.ID, in rows: [Element], near start: Int
  ) -> Int? {
    for distance in 0...max(rows.count, start) {
      if rows.indices.contains(start - distance), rows[start - distance].id == id {
        return start - distance
      }
      if rows.indices.contains(start + distance), rows[start + distance].id == id {
        return start + distance
      }
    }
    return nil
  }
}
