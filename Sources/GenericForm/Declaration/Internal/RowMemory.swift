/// The rows through which a value was read last, so that reading it does not trap once one is gone.
///
/// A key path does not disclose the subscripts that it goes through. The subscript by identity
/// notes the rows that it finds here, and takes one from here that it does not find.
///
/// Unchecked, because the form that owns it uses it on the main actor alone, and a subscript only
/// within one synchronous call of the form.
final class RowMemory: @unchecked Sendable {
  @TaskLocal private static var current: RowMemory?

  /// The rows that were read last, by their identities.
  private var last: [Any] = []

  /// The rows that the present call has read so far.
  private var found: [Any] = []
  private var isMissingRow = false

  /// Returns whether every row that `read` reads by its identity is there.
  ///
  /// - Precondition: At the first call, all of them are.
  func findsRows(readBy read: () -> Void) -> Bool {
    (found, isMissingRow) = ([], false)
    Self.$current.withValue(self, operation: read)
    if !isMissingRow { last = found }
    return !isMissingRow
  }

  /// Whether no row was read by its identity.
  var isEmpty: Bool { last.isEmpty }

  /// Notes a row that was found.
  static func note(_ row: @autoclosure () -> Any) {
    guard let current else { return }
    current.found.append(row())
  }

  /// Notes that a row is gone; returns it as it was read last, or nil where it was not read before.
  static func lastRow<Element: Identifiable>(_ id: Element.ID) -> Element? {
    current?.isMissingRow = true
    return current?.last.lazy.compactMap { $0 as? Element }.first { $0.id == id }
  }
}
