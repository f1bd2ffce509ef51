/// The wordings of messages in one language, read from a PO file.
///
/// The context of an entry is the key of its message. Without a context, the entry belongs to the
/// message with the same English text. A message whose entry is empty or marked as fuzzy stays
/// English.
///
/// ```swift
/// let polish = try Translation(
///   po: """
///     msgid "Choose a seat"
///     msgstr "Wybierz miejsce"
///     """)
/// MessageCatalog(translations: [polish]).text(for: "Choose a seat")  // "Wybierz miejsce"
/// MessageCatalog(translations: [polish]).text(for: "Choose a row")  // "Choose a row"
/// ```
public struct Translation: Sendable {
  /// The language, as the file names it: `pl` or `pt_BR`, or empty if it doesn't.
  public let language: String

  /// The entries that can't be used, such as one with a placeholder that the English text doesn't
  /// have.
  public let problems: [POFileError]

  private let wordings: Wordings

  private enum Wordings {
    /// The forms of each message by its key, and which number has which form.
    case entries([String: [String]], PluralForms?)

    /// The language for tests, which is made of the English.
    case pseudo
  }

  /// Reads the text of a PO file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - language: The language if the file doesn't name it.
  /// - Throws: ``POFileError`` for the first ill-formed line, or for an ill-formed `Plural-Forms`
  ///   header.
  public init(po text: String, language: String = "") throws(POFileError) {
    var parser = POParser(text)
    let entries = try parser.entries()
    let header = entries.first { $0.context == nil && $0.id.isEmpty }
    let fields = header?.translations[0].map(Self.fields) ?? [:]
    let plurals = fields["plural-forms"]
    let forms = plurals.flatMap(PluralForms.init)
    if plurals != nil, forms == nil {
      throw POFileError(line: header?.line ?? 1, reason: "“Plural-Forms” isn't well-formed")
    }
    self.language = fields["language"] ?? language
    var texts: [String: [String]] = [:]
    var problems: [POFileError] = []
    for entry in entries where !entry.isFuzzy && !entry.id.isEmpty {
      do throws(POFileError) {
        if let translated = try entry.texts(formCount: forms?.count) {
          texts[entry.context ?? entry.id] = translated
          texts[Self.textKey(entry.id, entry.context)] = translated
        }
      } catch {
        problems.append(error)
      }
    }
    self.problems = problems
    wordings = .entries(texts, forms)
  }

  /// A language for tests: the English with accents, half as long again, and in brackets.
  ///
  /// A text on the screen without brackets can't be translated, and one whose bracket is cut off has
  /// too little space.
  package static let pseudo = Self(language: "en_XA", problems: [], wordings: .pseudo)

  private init(language: String, problems: [POFileError], wordings: Wordings) {
    (self.language, self.problems, self.wordings) = (language, problems, wordings)
  }

  /// Returns the key of a text that isn't in a table of messages, such as one in a `.ui` file.
  ///
  /// A message named like the text or like its context has another key.
  private static func textKey(_ text: String, _ context: String?) -> String {
    "\(context ?? "")\u{4}\(text)"
  }

  private static func fields(of header: String) -> [String: String] {
    var fields: [String: String] = [:]
    for line in header.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      fields[line[..<colon].lowercased()] = String(value)
    }
    return fields
  }
}

extension Translation {
  /// Indicates whether the language is written from right to left.
  var isRightToLeft: Bool {
    ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]
      .contains(language.prefix { $0.isLetter }.lowercased())
  }

  /// The sentence for a message and its arguments, or `nil` if it isn't translated.
  func sentence(for message: ValidationMessage) -> String? {
    guard case .entries(let texts, let forms) = wordings else {
      return pseudoSentence(message.defaultText.sentence(for: message.arguments, .english))
    }
    guard let counted = message.defaultText.counted,
      case .number(let number) = message.arguments[counted.argument]
    else { return texts[message.key]?.last }
    if number == 0, counted.none != nil, let none = texts[message.key + "=0"] { return none.last }
    return texts[message.key].map { $0[min(forms?.form(of: number) ?? 0, $0.count - 1)] }
  }

  /// The translation of a text with an optional context, or `nil` if there is none.
  func text(for text: String, context: String?) -> String? {
    guard case .entries(let texts, _) = wordings else { return pseudoSentence(text) }
    return texts[Self.textKey(text, context)]?.first
  }

  /// Returns whether a message is translated.
  package func translates(_ entry: MessageEntry) -> Bool {
    guard case .entries(let texts, _) = wordings else { return true }
    return texts[entry.key] != nil
  }
}
