/// The error for an ill-formed pattern, with its position.
public struct PatternSyntaxError: Error, Equatable {
  /// The pattern's original text.
  public let pattern: String

  /// The number of characters in the pattern before the error.
  public let position: Int

  /// PCRE2's description of the error.
  public let reason: String
}

extension PatternSyntaxError: CustomStringConvertible {
  /// The pattern, the position and the reason, in one sentence.
  public var description: String {
    "The pattern “\(pattern)” is ill-formed at position \(position): \(reason)."
  }
}
