import Synchronization

/// Turns messages into text, in the program's own words where it has some.
///
/// ```swift
/// MessageCatalog.shared["field_empty_error"] = "Please fill this in"
/// MockTextField(validators: [.required]).messages  // ["Please fill this in"]
/// ```
public struct MessageCatalog: Sendable {
  private var texts: [String: MessageText] = [:]

  /// A catalogue that has every message in its default English.
  public init() {}

  /// The program's own wording of the message named `key`; nil for the default English.
  public subscript(key: String) -> MessageText? {
    get { texts[key] }
    set { texts[key] = newValue }
  }

  /// The sentence for a message.
  public func text(for message: ValidationMessage) -> String {
    let wording = (texts[message.key] ?? message.defaultText).wording(for: message.arguments)
    return message.arguments.isEmpty ? wording : fill(wording, with: message.arguments)
  }

  /// Puts arguments into a wording in one pass, so that an argument is never read as a wording.
  ///
  /// Braces are found among the scalars: a joiner or a mark after one makes another character.
  private func fill(_ wording: String, with arguments: [String: MessageArgument]) -> String {
    var filled = ""
    var rest = wording.unicodeScalars[...]
    while let open = rest.firstIndex(of: "{") {
      filled += Substring(rest[..<open])
      let name = rest[rest.index(after: open)...].prefix { $0 != "}" && $0 != "{" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == "}",
        let argument = arguments[String(name)]
      {
        filled += text(for: argument)
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        filled += Substring(rest[open..<name.endIndex])
        rest = rest[name.endIndex...]
      }
    }
    return filled + Substring(rest)
  }

  private func text(for argument: MessageArgument) -> String {
    if case .message(let message) = argument { text(for: message) } else { argument.description }
  }
}

extension MessageCatalog: ExpressibleByDictionaryLiteral {
  /// A catalogue with the program's own wordings under their keys.
  public init(dictionaryLiteral elements: (String, MessageText)...) {
    texts = Dictionary(elements) { _, last in last }
  }
}

extension MessageCatalog {
  private final class Holder: Sendable {
    let catalog: Mutex<MessageCatalog>

    init(_ catalog: MessageCatalog) {
      self.catalog = Mutex(catalog)
    }
  }

  private static let process = Holder(MessageCatalog())

  @TaskLocal private static var substitute: Holder?

  private static var holder: Holder { substitute ?? process }

  /// The catalogue of all fields, for the whole process.
  ///
  /// To change it while others may do so too, see ``updateShared(_:)``.
  public static var shared: MessageCatalog {
    get { holder.catalog.withLock { $0 } }
    set { holder.catalog.withLock { $0 = newValue } }
  }

  /// Changes the shared catalogue in one step, so that changes from other threads are not lost.
  public static func updateShared(_ change: (inout MessageCatalog) -> Void) {
    holder.catalog.withLock { change(&$0) }
  }

  /// Runs `body` with another catalogue as the shared one, for this task only.
  ///
  /// Outside a task, as in a callback of a main loop, it is the shared one for the whole process
  /// meanwhile. What `body` changes in the shared catalogue is gone afterwards.
  public static func withShared<Result, Failure: Error>(
    _ catalog: MessageCatalog, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Swift 6.2 corrupts the heap when an object with an isolated deinit dies while a task-local
    // value is bound outside a task.
    guard withUnsafeCurrentTask(body: { $0 != nil }) else {
      let before = shared
      shared = catalog
      defer { shared = before }
      return try body()
    }
    let outcome = $substitute.withValue(Holder(catalog)) {
      Swift.Result { () throws(Failure) in try body() }
    }
    return try outcome.get()
  }
}
