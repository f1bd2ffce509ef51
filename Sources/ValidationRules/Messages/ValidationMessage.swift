/// A text about a value for the user: a key, named arguments and a default English text.
///
/// Two messages are equal if their keys and arguments are, in any language. A ``MessageCatalog``
/// turns a message into text; ``text`` uses the shared catalog. Write your own messages in a
/// ``MessageTable``.
///
/// ```swift
/// let tooYoung = ValidationMessage(
///   key: "account.tooYoung", "You must be at least {age}", arguments: ["age": 18])
/// tooYoung.text  // "You must be at least 18"
/// ```
public struct ValidationMessage: Sendable {
  /// The name of the message in a catalog.
  ///
  /// For a built-in message, it's the name of the rule without `is`. If the rule has several
  /// messages, a dot and a word follow: `minLength`, `password.length`, `contains.not`.
  public let key: String

  /// The values that the message mentions, by name.
  public let arguments: [String: MessageArgument]

  /// The English wording, used if a catalog has none.
  public let defaultText: MessageText

  /// Creates a message that a catalog can override under `key`.
  ///
  /// - Parameters:
  ///   - key: The name of the message, the same in every language.
  ///   - defaultText: The English wording, with `{name}` for the argument of that name.
  ///   - arguments: The values that the message mentions, by name.
  public init(
    key: String, _ defaultText: MessageText, arguments: [String: MessageArgument] = [:]
  ) {
    self.key = key
    self.arguments = arguments
    self.defaultText = defaultText
  }

  /// Creates a message in your own words, which are also its key.
  ///
  /// A catalog can translate such a message, with its text as the key. Braces in it aren't replaced,
  /// except `{field}`, which becomes the field's name.
  ///
  /// ```swift
  /// let catalog: MessageCatalog = ["Choose a seat": "Wybierz miejsce"]
  /// catalog.text(for: ValidationMessage("Choose a seat"))  // "Wybierz miejsce"
  /// ```
  public init(_ text: String) {
    self.init(key: text, .plain(text))
  }
}

extension ValidationMessage {
  /// The text of this message in the current shared catalog.
  ///
  /// ```swift
  /// let code = ValidationMessage("Enter a code")
  /// MessageCatalog.withShared(["Enter a code": "Wpisz kod"]) { code.text }  // "Wpisz kod"
  /// ```
  public var text: String { MessageCatalog.shared.text(for: self) }
}

extension ValidationMessage: ExpressibleByStringInterpolation {
  /// Creates a message in your own words.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ValidationMessage: CustomStringConvertible, CustomDebugStringConvertible {
  /// The English text, whatever the shared catalog; ``MessageCatalog`` has other languages.
  ///
  /// ```swift
  /// Rule<String>.minLength(5).message.description  // "Use at least 5 characters"
  /// ```
  public var description: String { MessageCatalog().text(for: self) }

  /// The English text, so that a list of messages prints their texts.
  public var debugDescription: String { description }
}

extension ValidationMessage: Hashable {
  /// Returns whether two messages are the same, in any language.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.arguments == right.arguments
  }

  /// Hashes the key and the arguments.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(arguments)
  }
}
