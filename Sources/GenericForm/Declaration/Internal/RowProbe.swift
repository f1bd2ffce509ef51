/// Records the rows that are read, to find out in which rows the value at a key path is.
///
/// A key path does not disclose the subscripts that it goes through, so it is followed once, and
/// the subscript by identity notes itself here.
///
/// Unchecked, because it lives for one synchronous call, in whose task alone it is accessible.
final class RowProbe: @unchecked Sendable {
  @TaskLocal private static var current: RowProbe?

  private var rows: Set<RowKey> = []

  /// Returns the rows that `read` reads by their identities.
  static func rows(readBy read: () -> Void) -> Set<RowKey> {
    let probe = RowProbe()
    $current.withValue(probe, operation: read)
    return probe.rows
  }

  /// Notes that a row is read.
  static func note(_ row: @autoclosure () -> RowKey) {
    guard let current else { return }
    current.rows.insert(row())
  }
}
