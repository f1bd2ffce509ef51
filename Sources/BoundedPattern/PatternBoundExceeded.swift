import Synchronization

/// The error that a text could not be matched, because the pattern is too expensive for it.
///
/// The cause is the pattern, as in `(a+)+\1`. The text is not kept, since it may be a secret.
public struct PatternBoundExceeded: Error, Equatable {
  /// The pattern as it was written.
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
  private static let reporter = Mutex<@Sendable (PatternBoundExceeded) -> Void> { error in
    StandardError.report("\(error)")
  }

  /// Called when a pattern reached its bound; unless it is set, it writes to standard error.
  public static var onBoundExceeded: @Sendable (PatternBoundExceeded) -> Void {
    get { reporter.withLock { $0 } }
    set { reporter.withLock { $0 = newValue } }
  }
}
