private import Synchronization

extension Accessor {
  /// Returns the row with an identity, searching first at its last index.
  ///
  /// - Parameters:
  ///   - id: The identity of the row's element.
  ///   - occurrence: The number of earlier rows with the same identity.
  ///   - index: The index to search first; its current index if other rows have the same identity.
  static func row(_ id: Part.ID, occurrence: Int = 0, near index: Int) -> Self
  where Whole == [Part], Part: Identifiable & SendableMetatype, Part.ID: Sendable {
    let place = RowIndexHint(index)
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

/// Returns the key path of a row in its collection.
///
/// - Parameter occurrence: The number of earlier rows with the same identity.
func rowPath<Element: Identifiable>(
  _ id: Element.ID, _ occurrence: Int
) -> WritableKeyPath<[Element], Element> {
  occurrence == 0 ? \[Element][id: id] : \[Element][id: id, occurrence: occurrence]
}

/// The last index of a row, to find it again in constant time if rows don't move.
///
/// It's only a hint: the identity at the index is compared before use, so any number of threads may
/// share it.
final class RowIndexHint: Sendable {
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

  /// Returns the index of the row with an identity, even if the identity has just been changed, for
  /// example by a formatter.
  func indexToChange<Element: Identifiable>(
    of id: Element.ID, _ occurrence: Int, in rows: [Element]
  ) -> Int {
    if let index = find(id, occurrence, in: rows) { return index }
    let index = last.load(ordering: .relaxed)
    guard index < rows.count else { Self.stop(id) }
    return index
  }

  /// Returns the index of the row with an identity, or `nil` if there is none.
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

  /// Stops the program and reports the missing row.
  static func stop(_ id: some Hashable) -> Never {
    fatalError("There is no row with the identity \(id)")
  }

  /// Searches outward on both sides, because adding or removing a row moves the others by one.
  ///
  /// - Returns: The index, or `nil` if no row has the identity.
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
