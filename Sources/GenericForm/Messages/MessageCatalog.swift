import Synchronization

/// Turns messages into text, in the program's own words where it has some.
///
/// ```swift
/// MessageCatalog.shared["field_empty_error"] = "Please fill this in"
/// MockTextField(validators: [.required]).messages  // ["Please fill this in"]
/// ```
public struct MessageCatalog: Sendable {
  private var texts: [String: MessageText] = [:]

  /// A catalogue that says every message in its default English.
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
  private func fill(_ wording: String, with arguments: [String: MessageArgument]) -> String {
    var filled = ""
    var rest = wording[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      let name = rest[rest.index(after: open)...].prefix { $0 != "}" && $0 != "{" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == "}",
        let argument = arguments[String(name)]
      {
        filled += text(for: argument)
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        filled += rest[open..<name.endIndex]
        rest = rest[name.endIndex...]
      }
    }
    return filled + rest
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
  private static let process = Mutex(MessageCatalog())

  @TaskLocal private static var substitute: MessageCatalog?

  /// The catalogue that fields speak from, for the whole process.
  public static var shared: MessageCatalog {
    get { substitute ?? process.withLock { $0 } }
    set { process.withLock { $0 = newValue } }
  }

  /// Runs `body` with another catalogue as the shared one, for this task only.
  public static func withShared<Result, Failure: Error>(
    _ catalog: MessageCatalog, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = $substitute.withValue(catalog) {
      Swift.Result { () throws(Failure) in try body() }
    }
    return try outcome.get()
  }
}
