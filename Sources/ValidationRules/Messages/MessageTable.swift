/// A table of messages: each case is a key, and its raw value the English text.
///
/// Write an argument as a name in braces, plural forms as in a strings file, and a key with a dot
/// in backticks. No two messages of a table may have the same English text.
///
/// ```swift
/// enum TripMessage: String, MessageTable {
///   case seat = "Choose a seat"
///   case `seat.taken` = "Choose another seat: {seat} is taken"
///   case days = "{count, plural, one {1 day} other {{count} days}}"
///
///   static let entries = MessageEntries<Self>()
/// }
///
/// TripMessage.seat.text  // "Choose a seat"
/// TripMessage.days.text(["count": 2])  // "2 days"
/// ValidationMessage(TripMessage.`seat.taken`, ["seat": "12A"]).key  // "seat.taken"
/// ```
public protocol MessageTable: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String {
  /// The entries of this table: `static let entries = MessageEntries<Self>()`.
  static var entries: MessageEntries<Self> { get }
}

/// One entry of a table of messages: a key, the names of its arguments, and its English text.
///
/// ```swift
/// let taken = MessageEntry(key: "seat.taken", "Choose another seat: {seat} is taken")
/// taken.arguments  // ["seat"]
/// ```
public struct MessageEntry: Hashable, Sendable {
  /// The name of the message in a catalog.
  public let key: String

  /// The names of the arguments that the English text mentions, in order.
  public let arguments: [String]

  /// The English wording.
  public let defaultText: MessageText

  /// Creates an entry with the arguments that its English text mentions.
  public init(key: String, _ defaultText: MessageText) {
    self.key = key
    self.arguments = defaultText.argumentNames
    self.defaultText = defaultText
  }
}

extension MessageTable {
  /// The key, the arguments and the English text of this message.
  ///
  /// - Precondition: The plural forms of the English text are well-formed.
  public var entry: MessageEntry { Self.entries[self] }

  /// The name of this message in a catalog.
  public var key: String { entry.key }

  /// The text of this message in the shared catalog.
  public var text: String { text([:]) }

  /// Returns the text of this message, with its arguments, in the shared catalog.
  public func text(_ arguments: [String: MessageArgument]) -> String {
    ValidationMessage(self, arguments).text
  }

  /// Every entry, in the order of the cases, such as for ``MessageCatalog/stringsFile(of:)``.
  public static var allEntries: [MessageEntry] { allCases.map(\.entry) }
}

extension ValidationMessage {
  /// Creates a message of a table, with its arguments.
  ///
  /// - Precondition: All arguments that the English text mentions are given, except `field`.
  public init(_ message: some MessageTable, _ arguments: [String: MessageArgument] = [:]) {
    let entry = message.entry
    for name in entry.arguments where name != "field" && arguments[name] == nil {
      fatalError("The message “\(entry.key)” needs an argument “\(name)”.")
    }
    self.init(key: entry.key, entry.defaultText, arguments: arguments)
  }
}
