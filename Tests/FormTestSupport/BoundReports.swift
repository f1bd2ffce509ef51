package import BoundedPattern
private import Synchronization

/// What was reported of patterns that reached their bound, from the first use of this on.
package enum BoundReports {
  private static let reports: Mutex<[PatternBoundExceeded]> = {
    Pattern.onBoundExceeded = { report in reports.withLock { $0.append(report) } }
    return Mutex([])
  }()

  /// The reports on one pattern while `body` ran; each test has a pattern of its own.
  package static func on(_ pattern: String, during body: () -> Void) -> [PatternBoundExceeded] {
    reports.withLock { $0.removeAll { $0.pattern == pattern } }
    body()
    return reports.withLock { $0.filter { $0.pattern == pattern } }
  }
}
