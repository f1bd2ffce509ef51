import Synchronization

/// The entries of a message table, each read on first use.
///
/// ```swift
/// enum TripMessage: String, MessageTable {
///   case seat = "Choose a seat"
///
///   static let entries = MessageEntries<Self>()
/// }
///
/// TripMessage.entries[.seat].key  // "seat"
/// ```
public final class MessageEntries<Table: MessageTable>: Sendable {
  private let known = Mutex<[Table: MessageEntry]>([:])

  /// Creates the entries, without reading any yet.
  public init() {}

  /// The entry of a message.
  ///
  /// - Precondition: The plural forms of its English text are well-formed.
  public subscript(message: Table) -> MessageEntry {
    known.withLock { known in
      if let entry = known[message] { return entry }
      let entry = Self.read(message)
      known[message] = entry
      return entry
    }
  }

  private static func read(_ message: Table) -> MessageEntry {
    // The description of a name in backticks may include the backticks.
    let name = String(describing: message)
    let key = name.utf8.contains(UInt8(ascii: "`")) ? name.filter { $0 != "`" } : name
    do throws(PluralSyntaxError) {
      return MessageEntry(key: key, try MessageText(parsing: message.rawValue))
    } catch {
      fatalError("In the message “\(key)” of \(Table.self), \(error.reason).")
    }
  }
}
