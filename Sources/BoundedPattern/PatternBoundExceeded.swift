import Synchronization

/// Says that matching a pattern was given up because the pattern is too expensive for a text.
///
/// It is the pattern's fault, as in `(a+)+`, and not the text's. The text is not kept, since it
/// may be a secret.
public struct PatternBoundExceeded: Error, Equatable {
  /// The pattern as it was written.
  public let pattern: String

  /// How many characters the text had.
  public let length: Int
}

extension PatternBoundExceeded: CustomStringConvertible {
  /// The pattern and the length of the text, in one sentence.
  public var description: String {
    "The pattern “\(pattern)” is too expensive for a text of \(length) characters: "
      + "matching was given up, and the text was let through."
  }
}

extension Pattern {
  private static let reporter = Mutex<@Sendable (PatternBoundExceeded) -> Void> { report in
    writeToStandardError("\(report)\n")
  }

  /// Tells the programmer that a field's pattern reached its bound; at first, on standard error.
  public static var onBoundExceeded: @Sendable (PatternBoundExceeded) -> Void {
    get { reporter.withLock { $0 } }
    set { reporter.withLock { $0 = newValue } }
  }
}
