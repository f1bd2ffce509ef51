/// A catalog that turns messages into text, in your own words if you provide them.
///
/// ```swift
/// MessageCatalog.shared["required"] = "Please fill this in"
/// MockTextField(validators: [.required]).messages  // ["Please fill this in"]
/// ```
///
/// A catalog has one language. A message without a wording in it appears in English. ``keys`` lists
/// the messages to translate.
///
/// ```swift
/// extension MessageCatalog {
///   static let polish = MessageCatalog(
///     language: "pl",
///     [
///       "required": "Wypełnij to pole",
///       "minLength": .counted(
///         by: "minimum", one: "Wpisz co najmniej {minimum} znak",
///         few: "Wpisz co najmniej {minimum} znaki", other: "Wpisz co najmniej {minimum} znaków"),
///     ])
/// }
/// MessageCatalog.shared = .polish
/// ```
public struct MessageCatalog: Sendable {
  private var texts: [String: MessageText]
  let pluralRules: PluralRules

  /// The translations to use for messages that the catalog has no wording for, in order of preference.
  public var translations: [Translation] = []

  /// Formats a number, a date or a time in a message for the user's locale.
  ///
  /// If it's `nil` or returns `nil`, numbers are written as in Swift, and dates and times as in ISO
  /// 8601. `FormTextField` sets it when it creates the first control.
  ///
  /// ```swift
  /// MessageCatalog.shared.format = { argument in
  ///   if case .date(let day) = argument { "\(day.day).\(day.month).\(day.year)" } else { nil }
  /// }
  /// // "Enter a date after 30.6.2026"
  /// ```
  public var format: (@Sendable (MessageArgument) -> String?)?

  /// Indicates whether the preferred language is written from right to left.
  package var isRightToLeft: Bool { translations.first?.isRightToLeft == true }

  /// Creates a catalog that has every message in its default English.
  public init() {
    self.init(pluralRules: .english)
  }

  /// Creates a catalog with translations only.
  public init(translations: [Translation]) {
    self.init()
    self.translations = translations
  }

  /// Creates a catalog with the wordings of a language under their keys.
  ///
  /// - Parameters:
  ///   - language: The code of the language, which determines the plural categories.
  ///   - texts: The wordings; a message without one appears in its default English.
  public init(language: String, _ texts: [String: MessageText] = [:]) {
    self.init(pluralRules: PluralRules(language: language), texts)
  }

  /// Creates a catalog for a language with custom plural rules.
  public init(pluralRules: PluralRules, _ texts: [String: MessageText] = [:]) {
    self.pluralRules = pluralRules
    self.texts = texts
  }

  /// The program's own wording of the message named `key`, or `nil` for the default English.
  ///
  /// ```swift
  /// let catalog: MessageCatalog = ["minLength": "Longer, please"]
  /// catalog["minLength"]?.description  // "Longer, please"
  /// catalog["maxLength"]  // nil
  /// ```
  public subscript(key: String) -> MessageText? {
    get { texts[key] }
    set { texts[key] = newValue }
  }
}

extension MessageCatalog: ExpressibleByDictionaryLiteral {
  /// Creates a catalog with the program's own wordings under their keys, in English.
  public init(dictionaryLiteral elements: (String, MessageText)...) {
    self.init(pluralRules: .english, Dictionary(elements) { _, last in last })
  }
}
