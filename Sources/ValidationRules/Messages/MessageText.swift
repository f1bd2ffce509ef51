/// The wording of a message: one sentence, or two that differ by a count.
///
/// `{name}` in a wording stands for the argument of that name.
///
/// ```swift
/// let plain: MessageText = "This field should not be empty"
/// let counted = MessageText.counted(
///   by: "minimum", one: "Use at least 1 character", other: "Use at least {minimum} characters")
/// ```
public enum MessageText: Hashable, Sendable {
  /// The same sentence whatever the arguments are.
  case plain(String)

  /// One sentence when the argument `by` is exactly 1, another for every other number.
  case counted(by: String, one: String, other: String)
}

extension MessageText: ExpressibleByStringLiteral {
  /// A plain wording.
  public init(stringLiteral value: String) {
    self = .plain(value)
  }
}

extension MessageText {
  func wording(for arguments: [String: MessageArgument]) -> String {
    switch self {
    case .plain(let sentence):
      sentence
    case .counted(let name, let one, let other):
      arguments[name] == .number(1) ? one : other
    }
  }
}
