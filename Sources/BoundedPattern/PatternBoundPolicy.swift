/// The effect on a rule if its pattern reaches its bound.
public enum PatternBoundPolicy: Sendable {
  /// The text fails, with a message that it couldn't be checked.
  case refuse

  /// The text passes unchecked.
  ///
  /// Use this policy only if any text is harmless.
  case accept
}
