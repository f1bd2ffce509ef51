import FormTestSupport
import Testing

@testable import ValidationRules

@Suite struct StringsFileTests {
  @Test func `entries override the messages with their keys`() throws {
    let catalog = try MessageCatalog(
      strings: """
        /* The third line
           of this file is "not" = "an entry"; */
        "required" = "Bitte ausfüllen";
        // "email" = "commented out";
        "minLength" = "{minimum, plural, one {Ein Zeichen} other {{minimum} Zeichen}}";
        """, language: "de")
    #expect(catalog["required"] == "Bitte ausfüllen")
    #expect(catalog["email"] == nil)
    #expect(catalog["not"] == nil)
    let rule = Rule<String>.minLength
    #expect(catalog.text(for: rule(1).message) == "Ein Zeichen")
    #expect(catalog.text(for: rule(8).message) == "8 Zeichen")
  }

  @Test(arguments: [
    "\"a\"=\"b\";", "\u{FEFF}\"a\" = \"b\";", "\r\n\"a\"\r\n=\r\n\"b\"\r\n;\r\n",
    "/**/\"a\"/* / * */=//;\n\"b\"// x\n;// no end of the line",
  ])
  func `white space and comments can be anywhere between entries`(text: String) throws {
    #expect(try MessageCatalog(strings: text)["a"] == "b")
  }

  @Test(arguments: ["", "\n\n", "// nothing", "/* nothing */", "\u{FEFF}"])
  func `a file can have no entries`(text: String) throws {
    #expect(try MessageCatalog(strings: text)["a"] == nil)
  }

  @Test(
    arguments: [
      (#"x\"y"#, "x\"y"), (#"x\\y"#, #"x\y"#), (#"x\ny"#, "x\ny"), (#"x\ty"#, "x\ty"),
      (#"x\ry"#, "x\ry"), (#"\U201Cx\u201D"#, "“x”"), ("x\ny", "x\ny"), ("//", "//"),
      ("/*", "/*"), ("", ""), ("=;", "=;"), ("שלום 👨‍👩‍👧", "שלום 👨‍👩‍👧"), ("e\u{301}", "e\u{301}"),
    ] as [(String, MessageText)])
  func `quoted text represents itself, except for escapes`(
    quoted: String, wording: MessageText
  ) throws {
    #expect(try MessageCatalog(strings: "\"a\" = \"\(quoted)\";")["a"] == wording)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, "A “;” is missing after the wording of “a”"),
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 1, "A “;” is missing after the wording of “a”"),
    ("\"a\" \"b\";", 1, "A “=” is missing after the key “a”"),
    ("\"a\" = b;", 1, "Expected the wording of “a” in quotes"),
    ("\"a\" = ", 1, "Expected the wording of “a” in quotes"),
    ("\n\na = \"b\";", 3, "Expected a key in quotes"),
    ("\"a\" = \"b\";;", 1, "Expected a key in quotes"),
    ("\"a\" = \"b\";\n\"c = \"d\";", 2, "A “=” is missing after the key “c = ”"),
    ("\"a\" = \"b\";\n\"c\" = \"d;\n\n", 2, "The closing quotation mark is missing"),
    ("\"a\" = \"b\";\n/* no end\n", 2, "The comment isn't closed"),
    ("/*/ \"a\" = \"b\";", 1, "The comment isn't closed"),
    (
      "\"a\" = \"You have {n, plural, other {{n} items}}\";", 1,
      "In “a”, each plural form must be a whole sentence"
    ),
    (#""a" = "\U+123";"#, 1, "“\\U+123” isn't a character"),
    ("\"a\" = \"b\";\n\n\"a\" = \"c\";", 3, "The key “a” occurs twice"),
    ("\"a\" = \"\\x\";", 1, "“\\x” isn't an escape"),
    ("\"a\" = \"\\U20\";", 1, "“\\U20\";” isn't a character"),
    ("\"a\" = \"\\UD800\";", 1, "“\\UD800” isn't a character"),
    ("\n\"a\" = \"{n, plural, }\";", 2, "In “a”, the form “other” is missing"),
  ])
  func `the first ill-formed entry is an error with its line`(
    text: String, line: Int, reason: String
  ) {
    #expect(throws: StringsFileError(line: line, reason: reason)) {
      try MessageCatalog(strings: text)
    }
    #expect(StringsFileError(line: line, reason: reason).description == "Line \(line): \(reason)")
  }

  @Test func `the file of all messages is read as it was written`() throws {
    let entries =
      MessageCatalog.keys + [
        MessageEntry(key: "a \"key\"\\", "\tone\ntwo \\ “three” \"four\"")
      ]
    let catalog = try MessageCatalog(strings: MessageCatalog.stringsFile(of: entries))
    for entry in entries {
      #expect(catalog[entry.key] == entry.defaultText)
    }
  }

  @Test func `the file to translate lists the arguments`() {
    let entry = MessageEntry(key: "k", "{a} and {b}")
    #expect(
      MessageCatalog.stringsFile(of: [entry, MessageEntry(key: "l", "L")])
        == "/* a, b */\n\"k\" = \"{a} and {b}\";\n\"l\" = \"L\";\n")
  }

  @Test(arguments: HardInput.all)
  func `hard input is read or is an error`(hard: HardInput) throws {
    #expect(throws: StringsFileError.self) { try MessageCatalog(strings: hard.text + "x") }
    #expect(throws: StringsFileError.self) { try MessageCatalog(strings: "\"\(hard.text)") }
  }

  @Test func `a mebibyte of entries is read`() throws {
    let text = (0..<50_000).map { "\"key\($0)\" = \"wording\";\n" }.joined()
    #expect(try MessageCatalog(strings: text)["key49999"] == "wording")
  }
}
