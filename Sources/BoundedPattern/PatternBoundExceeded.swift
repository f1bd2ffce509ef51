import Synchronization

/// The error for text that couldn't be matched, because the pattern is too expensive.
///
/// The cause is the pattern, such as `(a+)+\1`. The text isn't stored, because it may be a secret.
public struct PatternBoundExceeded: Error, Equatable {
  /// The pattern's original text.
  public let pattern: String

  /// The length of the text, in bytes of UTF-8.
  public let length: Int
}

extension PatternBoundExceeded: CustomStringConvertible {
  /// The pattern and the length of the text, in one sentence.
  public var description: String {
    "The pattern “\(pattern)” is too expensive for a text of \(length) bytes, "
      + "which could not be checked."
  }
}

extension Pattern {
  private struct Reporter {
    var report: @Sendable (PatternBoundExceeded) -> Void = { StandardError.report("\($0)") }
  }

  private static let reporter = Mutex(Reporter())

  /// The closure called when a pattern reaches its bound; by default, it writes to standard error.
  public static var onBoundExceeded: @Sendable (PatternBoundExceeded) -> Void {
    get { reporter.withLock(\.report) }
    set { reporter.withLock { $0.report = newValue } }
  }
}
