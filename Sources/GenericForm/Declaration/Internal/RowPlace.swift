private import Synchronization

extension PartLink {
  /// The row with an identity, searched for first where it was last.
  ///
  /// - Parameters:
  ///   - id: The identity of the row's element.
  ///   - index: Where to search for it first.
  static func row(_ id: Part.ID, near index: Int) -> Self
  where Whole == [Part], Part: Identifiable & SendableMetatype, Part.ID: Sendable {
    let place = RowPlace(index)
    return Self(\[Part][id: id]) {
      [\[Part][id: id], \[Part][index]]
    } get: { rows in
      rows[place.index(of: id, in: rows)]
    } update: { rows, change in
      change(&rows[place.index(of: id, in: rows)])
    }
  }
}

/// Where a row was last, to find it again in constant time as long as rows do not move.
///
/// It is a hint: each index is compared with the identity before it is used, so that any number of
/// threads may share it, in any order.
final class RowPlace: Sendable {
  /// Where the last row was that was read by its identity alone: rows are often read in order.
  static let shared = RowPlace(0)

  private let last: Atomic<Int>

  init(_ index: Int) {
    last = Atomic(index)
  }

  /// Returns the index of the row with an identity.
  ///
  /// - Precondition: There is one.
  func index<Element: Identifiable>(of id: Element.ID, in rows: [Element]) -> Int {
    guard let index = find(id, in: rows) else { Self.stop(id) }
    return index
  }

  /// Returns the index of the row with an identity; nil where there is none.
  func find<Element: Identifiable>(_ id: Element.ID, in rows: [Element]) -> Int? {
    let index = last.load(ordering: .relaxed)
    if index < rows.count, rows[index].id == id { return index }
    guard let found = Self.index(of: id, in: rows, near: index) else { return nil }
    last.store(found, ordering: .relaxed)
    return found
  }

  /// Stops where there is no row with an identity.
  static func stop(_ id: some Hashable) -> Never {
    preconditionFailure("There is no row with the identity \(id)")
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
