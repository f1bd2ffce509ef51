/// The error that a pattern is ill-formed, with the place.
public struct PatternSyntaxError: Error, Equatable {
  /// The pattern as it was written.
  public let pattern: String

  /// The number of characters of the pattern that were read before the error was found.
  public let position: Int

  /// The mistake there.
  public let reason: String
}

extension PatternSyntaxError: CustomStringConvertible {
  /// The pattern, the place and the reason, in one sentence.
  public var description: String {
    "The pattern “\(pattern)” is ill-formed at position \(position): \(reason)."
  }
}
