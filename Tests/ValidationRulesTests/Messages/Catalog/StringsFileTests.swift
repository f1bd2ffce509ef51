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
    ("\"a\" = b;", 1, "The wording of “a” is expected in quotes"),
    ("\"a\" = ", 1, "The wording of “a” is expected in quotes"),
    ("\n\na = \"b\";", 3, "A key in quotes is expected"),
    ("\"a\" = \"b\";;", 1, "A key in quotes is expected"),
    ("\"a\" = \"b\";\n\"c = \"d\";", 2, "A “=” is missing after the key “c = ”"),
    ("\"a\" = \"b\";\n\"c\" = \"d;\n\n", 2, "A quotation mark has no counterpart"),
    ("\"a\" = \"b\";\n/* no end\n", 2, "A comment has no end"),
    ("/*/ \"a\" = \"b\";", 1, "A comment has no end"),
    (
      "\"a\" = \"You have {n, plural, other {{n} items}}\";", 1,
      "In “a”, each plural form is to be a whole sentence"
    ),
    (#""a" = "\U+123";"#, 1, "“\\U+123” is no character"),
    ("\"a\" = \"b\";\n\n\"a\" = \"c\";", 3, "The key “a” is there twice"),
    ("\"a\" = \"\\x\";", 1, "“\\x” is unknown"),
    ("\"a\" = \"\\U20\";", 1, "“\\U20\";” is no character"),
    ("\"a\" = \"\\UD800\";", 1, "“\\UD800” is no character"),
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
