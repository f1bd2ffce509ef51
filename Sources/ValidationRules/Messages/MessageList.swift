/// A nonempty list of messages, in the order of the rules.
///
/// A value without messages has no list.
///
/// ```swift
/// let messages = MessageList("Use a digit", "Use a letter")
/// messages.count  // 2
/// messages[1]  // Use a letter
/// ```
public struct MessageList: Hashable, Sendable {
  /// The first rule's message, for places that show only one.
  public let first: ValidationMessage

  private let rest: [ValidationMessage]

  /// Creates a list that starts with `first`.
  public init(_ first: ValidationMessage, _ rest: ValidationMessage...) {
    self.first = first
    self.rest = rest
  }

  /// Creates a list of the given messages, or `nil` if there are none.
  ///
  /// ```swift
  /// MessageList([] as [ValidationMessage])  // nil
  /// ```
  public init?(_ messages: some Sequence<ValidationMessage>) {
    var all = Array(messages)
    guard !all.isEmpty else { return nil }
    first = all.removeFirst()
    rest = all
  }
}

extension MessageList: RandomAccessCollection {
  /// The position of ``first``.
  public var startIndex: Int { 0 }

  /// One past the last message.
  public var endIndex: Int { rest.count + 1 }

  /// The message at a position.
  ///
  /// - Precondition: The position is less than ``endIndex``, and not negative.
  public subscript(position: Int) -> ValidationMessage {
    position == 0 ? first : rest[position - 1]
  }
}

extension MessageList: CustomStringConvertible, CustomDebugStringConvertible {
  /// The English texts, as an array of messages prints them.
  public var description: String { Array(self).description }

  /// The English texts, as an array of messages prints them.
  public var debugDescription: String { description }
}
