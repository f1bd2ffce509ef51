import Testing

@testable import ValidationRules

@Suite struct TranslationTests {
  /// Returns a file with a header and these entries.
  private static func file(_ entries: String, plurals: String = "nplurals=2; plural=n!=1;")
    -> String
  {
    """
    # A comment at the head.
    msgid ""
    msgstr ""
    "Language: pl\\n"
    "Plural-Forms: \(plurals)\\n"

    \(entries)
    """
  }

  private static let minLength = """
    #. A comment.
    #: Sources/File.swift
    msgctxt "minLength"
    msgid "Use at least 1 character"
    msgid_plural "Use at least {minimum} characters"
    msgstr[0] "Wpisz co najmniej 1 znak"
    msgstr[1] "Wpisz co najmniej {minimum} znaki"
    """

  private func text(_ message: ValidationMessage, _ files: String...) throws -> String {
    let translations = try files.map { try Translation(po: $0) }
    return MessageCatalog(translations: translations).text(for: message)
  }

  private let required = ValidationMessage.rule(.required)

  @Test func `a message is found by its context`() throws {
    let file = Self.file(
      """
      msgctxt "required"
      msgid "Fill in this field"
      msgstr ""
      "Wypełnij "
      "to pole"
      """)
    #expect(try text(required, file) == "Wypełnij to pole")
    let other = "\u{FEFF}" + file.replacing("\n", with: "\r\n")
    #expect(try text(required, other) == "Wypełnij to pole")
    #expect(try text(.rule(.notEmpty), file) == "Enter some text")
    #expect(try Translation(po: file).language == "pl")
  }

  @Test func `a message of the program is found by its text`() throws {
    let file = Self.file(#"msgid "Choose a \"seat\"\n"\#nmsgstr "Wybierz \"miejsce\"\n""#)
    #expect(try text("Choose a \"seat\"\n", file) == "Wybierz \"miejsce\"\n")
  }

  @Test func `a number chooses its form`() throws {
    let rule = { (count: Int) in Rule<String>.minLength(count).message }
    let file = Self.file(Self.minLength)
    #expect(try text(rule(1), file) == "Wpisz co najmniej 1 znak")
    #expect(try text(rule(4), file) == "Wpisz co najmniej 4 znaki")
  }

  @Test func `if the header has no plural forms, counted messages stay English`() throws {
    let required = "msgctxt \"required\"\nmsgid \"Fill in this field\"\nmsgstr \"Wypełnij to pole\""
    for header in ["", "msgid \"\"\nmsgstr \"Language: xx\\n\"\n\n"] {
      let file = "\(header)\(Self.minLength)\n\n\(required)"
      #expect(
        try Translation(po: file).problems.map(\.reason)
          == ["“minLength” has plural forms, but the header has no “Plural-Forms”"])
      #expect(try text(Rule<String>.minLength(2).message, file) == "Use at least 2 characters")
      #expect(try text(self.required, file) == "Wypełnij to pole")
    }
  }

  @Test func `the number 0 can have a wording`() throws {
    let file = Self.file(
      """
      msgctxt "maxContainsLetters=0"
      msgid "Use no letters"
      msgstr "Bez liter"

      msgctxt "maxContainsLetters"
      msgid "Use at most 1 letter"
      msgid_plural "Use at most {maximum} letters"
      msgstr[0] "Najwyżej {maximum} litera"
      msgstr[1] "Najwyżej {maximum} litery"
      """)
    #expect(try text(.rule(.maxContainsLetters, ["maximum": 0]), file) == "Bez liter")
    #expect(try text(.rule(.maxContainsLetters, ["maximum": 1]), file) == "Najwyżej 1 litera")
    #expect(try text(.rule(.maxContainsLetters, ["maximum": 2]), file) == "Najwyżej 2 litery")
  }

  @Test func `fuzzy, empty and obsolete entries are English`() throws {
    let file = Self.file(
      """
      #, fuzzy
      msgctxt "required"
      msgid "Fill in this field"
      msgstr "Wypełnij"

      msgctxt "notEmpty"
      msgid "Enter some text"
      msgstr ""

      #~ msgctxt "nonOptional"
      #~ msgid "Choose a value"
      #~ msgstr "Wybierz"
      """)
    for message in [required, .rule(.notEmpty), .rule(.nonOptional)] {
      #expect(try text(message, file) == MessageCatalog().text(for: message))
    }
  }

  @Test func `the first translation and the catalog itself win`() throws {
    let entry = { (text: String) in
      Self.file("msgctxt \"required\"\nmsgid \"Fill in this field\"\nmsgstr \"\(text)\"")
    }
    #expect(try text(required, entry("A"), entry("B")) == "A")
    #expect(try text(required, Self.file(Self.minLength), entry("B")) == "B")
    var catalog = MessageCatalog(translations: [try Translation(po: entry("A"))])
    catalog["required"] = "Own"
    #expect(catalog.text(for: required) == "Own")
  }

  @Test(arguments: [
    ("msgstr \"Bez {foreign}\"", "“contains” has {foreign}, which isn't in the English text"),
    ("msgstr \"Bez\"", "“contains” lacks {text}"),
  ])
  func `an entry with other placeholders is English, and a problem`(
    translated: String, reason: String
  ) throws {
    let file = Self.file("msgctxt \"contains\"\nmsgid \"Include “{text}”\"\n\(translated)")
    let translation = try Translation(po: file)
    #expect(translation.problems == [POFileError(line: 8, reason: reason)])
    #expect(try text(.rule(.contains, ["text": "x"]), file) == "Include “x”")
  }

  @Test func `an entry without all of its forms is English, and a problem`() throws {
    let file = Self.file(Self.minLength, plurals: "nplurals=3; plural=n;")
    #expect(
      try Translation(po: file).problems.map(\.reason) == ["“minLength” has no form 2"])
    #expect(try text(Rule<String>.minLength(4).message, file) == "Use at least 4 characters")
  }

  @Test(arguments: [
    ("hello", 1, "“hello” isn't a keyword"),
    ("msgid required", 1, "Expected text in quotes"),
    ("msgid \"required", 1, "The closing quotation mark is missing"),
    ("msgid \"a\\", 1, "The closing quotation mark is missing"),
    ("\n\"text\"", 2, "The text doesn't belong to an entry"),
    ("msgid \"a\"\nmsgstr[x] \"b\"", 2, "Expected a number in brackets"),
    ("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"", 3, "The same form has a second msgstr"),
    (
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=m;\\n\"", 1,
      "“Plural-Forms” isn't well-formed"
    ),
  ])
  func `an ill-formed file is an error with its line`(file: String, line: Int, reason: String) {
    #expect(throws: POFileError(line: line, reason: reason)) { try Translation(po: file) }
  }

  @Test func `any part of a file, and any byte in it, is read or is an error`() throws {
    let file = Self.file(Self.minLength)
    for end in file.indices {
      _ = try? Translation(po: String(file[..<end]))
      for other in ["\"", "\\", "\0", "[", "\u{301}", "é"] {
        _ = try? Translation(po: file.replacingCharacters(at: end, with: other))
      }
    }
  }

  @Test func `typed text is isolated in a right-to-left language`() throws {
    let file = """
      msgid ""
      msgstr "Language: he\\n"

      msgctxt "contains"
      msgid "Include “{text}”"
      msgstr "הוסיפו {text}"
      """
    #expect(try text(.rule(.contains, ["text": "abc"]), file) == "הוסיפו \u{2068}abc\u{2069}")
    let list = MessageArgument.list(["abc", "d"])
    #expect(
      try text(.rule(.contains, ["text": list]), file)
        == "הוסיפו \u{2068}abc\u{2069}, \u{2068}d\u{2069}")
  }

  @Test(
    arguments: [
      (.number(-5), "\u{2068}-5\u{2069}"), (.decimal(-0.5), "\u{2068}-0.5\u{2069}"),
      (.number(5), "5"), (.decimal(0.5), "0.5"),
    ] as [(MessageArgument, String)])
  func `a sign stays before its number in a right-to-left language`(
    number: MessageArgument, text: String
  ) throws {
    let translation = try Translation(po: "msgid \"\"\nmsgstr \"Language: ar\\n\"\n")
    let catalog = MessageCatalog(translations: [translation])
    let message = ValidationMessage(key: "x", "{number}", arguments: ["number": number])
    #expect(catalog.text(for: message) == text)
  }

  @Test(
    arguments: [
      ("PIN", "Too short", "\u{2068}PIN\u{2069}: \u{2068}Too short\u{2069}"),
      ("الرمز", "قصير جدًا", "الرمز: قصير جدًا"),
      // Begins with a foreign word, and is a sentence from right to left.
      ("PIN", "SQLite لا يستجيب", "\u{2068}PIN\u{2069}: SQLite لا يستجيب"),
    ])
  func `a label or a clause in a foreign script is isolated in a right-to-left language`(
    label: String, clause: String, text: String
  ) throws {
    let translation = try Translation(po: "msgid \"\"\nmsgstr \"Language: ar\\n\"\n")
    let catalog = MessageCatalog(translations: [translation])
    let message = ValidationMessage(
      key: "x", "{field}: {clause}",
      arguments: [
        "field": .message(ValidationMessage(label)), "clause": .message(ValidationMessage(clause)),
      ])
    #expect(catalog.text(for: message) == text)
  }

  @Test func `the language for tests marks each sentence and keeps names`() {
    let catalog = MessageCatalog(translations: [.pseudo])
    #expect(catalog.text(for: required) == "[Fíĺĺ íñ ťĥíš fíéĺd~~~~~~]")
    let message = ValidationMessage(key: "x", "Ab {name}", arguments: ["name": "Ab"])
    #expect(catalog.text(for: message) == "[Áb Ab~]")
  }
}

extension String {
  fileprivate func replacingCharacters(at index: Index, with text: String) -> String {
    String(self[..<index]) + text + String(self[self.index(after: index)...])
  }
}
