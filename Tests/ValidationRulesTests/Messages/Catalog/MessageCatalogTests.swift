import Testing
import ValidationRules

@Suite struct MessageCatalogTests {
  @Test func `an override can have plural forms even if the default has none`() {
    var catalog = MessageCatalog()
    catalog["minLength"] = .counted(
      by: "minimum", one: "Ein Zeichen genügt", other: "Mindestens {minimum} Zeichen")
    let rule = Rule<String>.minLength
    #expect(catalog.text(for: rule(1).message) == "Ein Zeichen genügt")
    #expect(catalog.text(for: rule(8).message) == "Mindestens 8 Zeichen")
    catalog["minLength"] = "Zu kurz, {minimum} sind nötig, {minimum}!"
    #expect(catalog.text(for: rule(8).message) == "Zu kurz, 8 sind nötig, 8!")
    catalog["minLength"] = nil
    #expect(catalog.text(for: rule(8).message) == "Use at least 8 characters")
  }

  @Test(
    arguments: [
      ("{minimum}", "{minimum}"), ("{name}", "{name}"), ("{", "{"), ("}", "}"), ("{{", "{{"),
      ("", ""), ("שלום", "שלום"), ("\0", "\0"), ("{n\u{301}ame}", "{n\u{301}ame}"),
    ] as [(String, String)])
  func `an argument is never parsed as a wording`(name: String, text: String) {
    let message = ValidationMessage(
      key: "hello", "Use {minimum}, {name}", arguments: ["minimum": 8, "name": .text(name)])
    #expect(MessageCatalog().text(for: message) == "Use 8, \(text)")
  }

  @Test(
    arguments: [
      ("{a}", "1"), ("{a}{b}", "12"), ("{{a}}", "{1}"), ("{a", "{a"), ("a}", "a}"), ("{c}", "{c}"),
      ("{}", "{}"), ("{ a}", "{ a}"), ("{c{a}", "{c1"), ("", ""), ("{a}\u{301}", "1\u{301}"),
      ("{a}\u{200C}ها", "1\u{200C}ها"),
      ("שלום {a}", "שלום 1"), ("{A}", "{A}"),
    ] as [(MessageText, String)])
  func `an argument is represented only by its name in braces`(wording: MessageText, text: String) {
    let message = ValidationMessage(key: "key", wording, arguments: ["a": 1, "b": 2])
    #expect(MessageCatalog().text(for: message) == text)
  }

  @Test(arguments: [
    ("Enter a number", "enter a number"), ("IBAN needed", "IBAN needed"),
    ("IPv4 only", "IPv4 only"),
    ("Élan", "élan"), ("I agree", "I agree"), ("12 digits", "12 digits"), ("", ""),
    ("already", "already"),
    ("שלום", "שלום"),
  ])
  func `a sentence within another one begins without a capital`(sentence: String, clause: String) {
    let message = ValidationMessage(
      key: "k", "First, {then, clause}", arguments: ["then": .text(sentence)])
    #expect(MessageCatalog().text(for: message) == "First, \(clause)")
  }

  @Test func `a list has the separators of the language`() {
    let message = ValidationMessage(key: "k", "{all}", arguments: ["all": .list(["a", "b", "c"])])
    #expect(MessageCatalog().text(for: message) == "a, b, c")
    let catalog: MessageCatalog = ["list.separator": "、"]
    #expect(catalog.text(for: message) == "a、b、c")
    #expect(MessageArgument.list(["a", "b"]).description == "a, b")
  }

  @Test func `each language uses its own plural rules`() {
    let rule = Rule<String>.minLength
    #expect(MessageCatalog.polish.text(for: rule(1).message) == "Wpisz co najmniej 1 znak")
    #expect(MessageCatalog.polish.text(for: rule(22).message) == "Wpisz co najmniej 22 znaki")
    #expect(MessageCatalog.polish.text(for: rule(5).message) == "Wpisz co najmniej 5 znaków")
    let digits = Rule<String>.maxContainsNumbers
    #expect(MessageCatalog.polish.text(for: digits(0).message) == "Nie używaj cyfr")
    #expect(MessageCatalog.polish.text(for: digits(1).message) == "Użyj najwyżej 1 cyfry")
    let either = rule(5) || rule(22)
    #expect(
      MessageCatalog.polish.text(for: either.message)
        == "Wpisz co najmniej 5 znaków albo wpisz co najmniej 22 znaki")
    let japanese = MessageCatalog(language: "ja", ["minLength": "{minimum}文字以上にしてください"])
    #expect(japanese.text(for: rule(1).message) == "1文字以上にしてください")
    #expect(
      japanese.text(for: Rule<String>.maxLength(1).message) == "Use at most 1 character")
  }

  @Test func `a language without rules in CLDR brings its own`() {
    let catalog = MessageCatalog(
      pluralRules: PluralRules { number in number == 7 ? .many : .other },
      ["minLength": .counted(by: "minimum", many: "seven", other: "another number")])
    #expect(catalog.text(for: Rule<String>.minLength(7).message) == "seven")
    #expect(catalog.text(for: Rule<String>.minLength(1).message) == "another number")
  }

  @Test func `fills in a wording of a mebibyte`() {
    let braces = String(repeating: "{", count: 1 << 19)
    let message = ValidationMessage(key: "k", .plain(braces + "{a}"), arguments: ["a": 1])
    #expect(MessageCatalog().text(for: message) == braces + "1")
  }

  @Test func `the last of two wordings with the same key counts`() {
    let catalog: MessageCatalog = ["required": "first", "required": "last"]
    #expect(catalog["required"] == "last")
    #expect(catalog["unheard_of"] == nil)
  }

  @Test func `a copy is independent`() {
    let one: MessageCatalog = ["required": "one"]
    var two = one
    two["required"] = "two"
    #expect(one["required"] == "one")
  }
}
