/// The effect of a text on which a rule's pattern reaches its bound.
public enum PatternBoundPolicy: Sendable {
  /// The text fails, with a message that it could not be checked.
  case refuse

  /// The text passes, whatever it is: only for texts that do no harm.
  case accept
}
