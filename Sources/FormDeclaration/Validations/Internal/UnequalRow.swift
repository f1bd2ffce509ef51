extension Accessor where Whole == [Part], Part: Identifiable & SendableMetatype, Part.ID: Sendable {
  /// Returns the row with an identity from ``RowsDefinition/ids(in:with:)``, or `nil` for another
  /// type.
  ///
  /// - Parameter index: The index to search first.
  package static func row(_ row: AnyHashable, near index: Int) -> Self? {
    if row.elementID.base is UnequalID { return unequalRow(row.occurrence) }
    guard let id = row.elementID.base as? Part.ID else { return nil }
    return .row(id, occurrence: row.occurrence, near: index)
  }

  /// Returns the row whose element's identity doesn't equal itself, after this many others.
  private static func unequalRow(_ occurrence: Int) -> Self {
    Self(\[Part][unequal: occurrence], text: { "[unequal: \(occurrence)]" }) {
      [\[Part][unequal: occurrence]]
    } find: { rows, _ in
      rows.unequalIndex(occurrence).map { rows[$0] }
    } update: { rows, change in
      if let index = rows.unequalIndex(occurrence) { change(&rows[index]) }
    } place: { rows in
      let index = rows.unequalIndex(occurrence)
      return { rows, change in
        if let index, rows.indices.contains(index) { change(&rows[index]) }
      }
    }
  }
}

extension Array where Element: Identifiable {
  /// The element whose identity doesn't equal itself, after this many others.
  fileprivate subscript(unequal occurrence: Int) -> Element {
    get {
      let name = "[unequal: \(occurrence)]"
      guard let index = unequalIndex(occurrence) else {
        return RowCache.standIn(among: self, as: name, orStop: RowIndexHint.stop(occurrence))
      }
      return RowCache.found(self[index], as: name)
    }
    set {
      if let index = unequalIndex(occurrence) { self[index] = newValue }
    }
  }

  fileprivate func unequalIndex(_ occurrence: Int) -> Int? {
    indices.filter { self[$0].id != self[$0].id }.dropFirst(occurrence).first
  }
}
