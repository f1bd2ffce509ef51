import Testing
import ValidationRules

@Suite struct MessageTextTests {
  private let counted = MessageText.counted(by: "n", one: "one", other: "{n} in all")

  private func text(_ wording: MessageText, _ arguments: [String: MessageArgument]) -> String {
    MessageCatalog().text(for: ValidationMessage(key: "key", wording, arguments: arguments))
  }

  @Test(
    arguments: [
      (1, "one"), (0, "0 in all"), (2, "2 in all"), (-1, "-1 in all"), (11, "11 in all"),
      (21, "21 in all"), ("1", "1 in all"),
    ] as [(MessageArgument, String)])
  func `a count chooses the wording`(argument: MessageArgument, expected: String) {
    #expect(text(counted, ["n": argument]) == expected)
  }

  @Test func `without the count the other wording is used`() {
    #expect(text(counted, [:]) == "{n} in all")
    #expect(text(counted, ["m": 1]) == "{n} in all")
  }

  @Test func `both wordings may mention arguments`() {
    let wording = MessageText.counted(by: "n", one: "{who} has {n}", other: "{who} have {n}")
    #expect(text(wording, ["n": 1, "who": "Mei"]) == "Mei has 1")
    #expect(text(wording, ["n": 2, "who": "Mei and Zoë"]) == "Mei and Zoë have 2")
  }

  @Test func `a literal is a plain wording`() {
    #expect("Use {n}" == MessageText.plain("Use {n}"))
    #expect(text("Use {n}", ["n": 1]) == "Use 1")
  }
}
