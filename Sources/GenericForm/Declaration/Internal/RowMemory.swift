/// Finds out whether the rows exist through which a value is read, without a trap if one does not.
///
/// A key path does not disclose the subscripts that it goes through. The subscript by identity
/// notes the rows that it finds here, and returns a row from here in place of one that it does not
/// find: any row will do, because what is read of it is discarded. So do `[at:]` and `ifPresent`
/// with the elements and values of other collections.
///
/// Unchecked, because the form that owns it uses it on the main actor alone, and a subscript only
/// within one synchronous call of the form.
final class RowMemory: @unchecked Sendable {
  /// The memory of the call that is going on.
  @TaskLocal static var current: RowMemory?

  /// One row of each type.
  private var rows: [ObjectIdentifier: Any] = [:]

  private var isMissingRow = false

  /// Whether the last call found a row by its identity.
  private(set) var hasFoundRow = false

  /// Returns whether every row exists that `read` reads by its identity.
  ///
  /// - Precondition: Of each type of row, one was found or noted before.
  func findsRows(readBy read: () -> Void) -> Bool {
    (hasFoundRow, isMissingRow) = (false, false)
    Self.$current.withValue(self, operation: read)
    return !isMissingRow
  }

  /// Keeps a row to return in place of those that are missing later.
  func note<Element>(_ row: Element) {
    rows[ObjectIdentifier(Element.self)] = row
  }

  /// Returns a row, which is noted for the call that is going on.
  static func found<Element>(_ row: Element) -> Element {
    if let current {
      current.hasFoundRow = true
      current.note(row)
    }
    return row
  }

  /// Notes that a row is missing; returns another one, or nil if none is known.
  func standIn<Element>(among rows: [Element]) -> Element? {
    isMissingRow = true
    return rows.first ?? self.rows[ObjectIdentifier(Element.self)] as? Element
  }
}
