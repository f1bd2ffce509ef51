/// The wordings of messages in one language, from a PO file as translators know it.
///
/// An entry belongs to the message whose key is its context, or its English if it has none. A message
/// that isn't translated, or marked as fuzzy, stays English.
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

  /// The entries that can't be used, such as one with a placeholder that the English doesn't have.
  public let problems: [POFileError]

  private let forms: PluralForms
  private let texts: [String: [String]]

  /// Indicates whether this is the language for tests, which is made of the English.
  private let isPseudo: Bool

  /// Reads the text of a PO file.
  ///
  /// - Throws: ``POFileError`` at the first line that isn't well-formed, and for a header
  ///   `Plural-Forms` that isn't.
  public init(po text: String) throws(POFileError) {
    var parser = POParser(text)
    let entries = try parser.entries()
    let header = entries.first { $0.context == nil && $0.id.isEmpty }
    let fields = header?.translations[0].map(Self.fields) ?? [:]
    if let plurals = fields["plural-forms"] {
      guard let forms = PluralForms(plurals) else {
        throw POFileError(line: header?.line ?? 1, reason: "“Plural-Forms” isn't well-formed")
      }
      self.forms = forms
    } else {
      forms = .oneAndOther
    }
    language = fields["language"] ?? ""
    var texts: [String: [String]] = [:]
    var problems: [POFileError] = []
    for entry in entries where !entry.isFuzzy && !entry.id.isEmpty {
      do throws(POFileError) {
        if let translated = try entry.texts(formCount: forms.count) {
          texts[entry.context ?? entry.id] = translated
        }
      } catch {
        problems.append(error)
      }
    }
    self.texts = texts
    self.problems = problems
    isPseudo = false
  }

  init(pseudo: Void) {
    (language, problems, forms, texts, isPseudo) = ("en_XA", [], .oneAndOther, [:], true)
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
    if isPseudo {
      return Self.pseudoSentence(message.defaultText.sentence(for: message.arguments, .english))
    }
    guard let counted = message.defaultText.counted,
      case .number(let number) = message.arguments[counted.argument]
    else { return texts[message.key]?.last }
    if number == 0, counted.none != nil, let none = texts[message.key + "=0"] { return none.last }
    guard let translated = texts[message.key] else { return nil }
    let form = forms.form(of: number)
    return translated.indices.contains(form) ? translated[form] : translated.last
  }

  /// Returns whether a message is translated.
  public func translates(_ entry: MessageEntry) -> Bool { texts[entry.key] != nil }
}
