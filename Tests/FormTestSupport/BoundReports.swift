package import BoundedPattern
private import Synchronization

/// The reports of patterns that reached their bound, since this type was first used.
package enum BoundReports {
  private static let reports: Mutex<[PatternBoundExceeded]> = {
    Pattern.onBoundExceeded = { report in reports.withLock { $0.append(report) } }
    return Mutex([])
  }()

  /// Returns the reports on one pattern while `body` ran.
  ///
  /// Each test uses a different pattern.
  package static func on(_ pattern: String, during body: () -> Void) -> [PatternBoundExceeded] {
    reports.withLock { $0.removeAll { $0.pattern == pattern } }
    body()
    return reports.withLock { $0.filter { $0.pattern == pattern } }
  }
}
