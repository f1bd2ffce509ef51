import Testing
import ValidationRules

@Suite struct MessageTextTests {
  private let counted = MessageText.counted(by: "n", one: "one", other: "{n} in all")

  private func text(
    _ wording: MessageText, _ arguments: [String: MessageArgument], in language: String = "en"
  ) -> String {
    let catalog = MessageCatalog(language: language, ["key": wording])
    return catalog.text(for: ValidationMessage(key: "key", "default", arguments: arguments))
  }

  @Test(
    arguments: [
      (1, "one"), (0, "0 in all"), (2, "2 in all"), (-1, "one"), (11, "11 in all"),
      (21, "21 in all"), ("1", "1 in all"),
    ] as [(MessageArgument, String)])
  func `a count chooses the wording`(argument: MessageArgument, expected: String) {
    #expect(text(counted, ["n": argument]) == expected)
  }

  @Test func `without the count, the wording for other is used`() {
    #expect(text(counted, [:]) == "{n} in all")
    #expect(text(counted, ["m": 1]) == "{n} in all")
  }

  @Test func `every wording can mention arguments`() {
    let wording = MessageText.counted(by: "n", one: "{who} has {n}", other: "{who} have {n}")
    #expect(text(wording, ["n": 1, "who": "Mei"]) == "Mei has 1")
    #expect(text(wording, ["n": 2, "who": "Mei and Zoë"]) == "Mei and Zoë have 2")
  }

  @Test(arguments: [
    (0, "zero"), (1, "one"), (2, "two"), (3, "few"), (11, "many"), (100, "other"),
  ])
  func `a language has up to six wordings`(number: Int, expected: String) {
    let wording = MessageText.counted(
      by: "n", zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other")
    #expect(text(wording, ["n": .number(number)], in: "ar") == expected)
  }

  @Test func `a category without a wording uses that of other`() {
    #expect(text(counted, ["n": 3], in: "ar") == "3 in all")
  }

  @Test func `zero can have its own wording in every language`() {
    let wording = MessageText.counted(by: "n", none: "none", zero: "ends in 0", other: "{n}")
    #expect(text(wording, ["n": 0]) == "none")
    #expect(text(wording, ["n": 0], in: "lv") == "none")
    #expect(text(wording, ["n": 20], in: "lv") == "ends in 0")
    #expect(text(wording, ["n": 20]) == "20")
  }

  @Test func `a literal is a plain wording`() {
    #expect("Use {n}" == MessageText.plain("Use {n}"))
    #expect(text("Use {n}", ["n": 1]) == "Use 1")
  }
}
