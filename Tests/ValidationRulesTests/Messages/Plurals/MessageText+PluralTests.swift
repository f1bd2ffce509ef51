import Testing

@testable import ValidationRules

@Suite struct MessageTextPluralTests {
  private func parsed(_ wording: String) throws(StringsFileError) -> MessageText? {
    try MessageCatalog(strings: #""key" = "\#(wording)";"#)["key"]
  }

  @Test(arguments: [
    "", "Use {n}", "{n}", "{field, clause} is missing", "{first}, or {second, clause}", "{", "}",
    "{} , x",
  ])
  func `a sentence is a plain wording`(wording: String) throws {
    #expect(try parsed(wording) == .plain(wording))
  }

  @Test(
    arguments: [
      ("{n, plural, other {all}}", .counted(by: "n", other: "all")),
      ("{n,plural,other{all}}", .counted(by: "n", other: "all")),
      ("{ n , plural , one {1} other { {n} } }", .counted(by: "n", one: "1", other: " {n} ")),
      ("{n, plural, =0 {no} other {}}", .counted(by: "n", none: "no", other: "")),
      (
        "{n, plural, zero {0} one {1} two {2} few {3} many {4} other {5}}",
        .counted(by: "n", zero: "0", one: "1", two: "2", few: "3", many: "4", other: "5")
      ),
    ] as [(String, MessageText)])
  func `plural forms are those of ICU`(wording: String, text: MessageText) throws {
    #expect(try parsed(wording) == text)
  }

  @Test(arguments: [
    ("{n, plural, one {1}}", "In “key”, the form “other” is missing"),
    ("{n, plural, 1 {1} other {2}}", "In “key”, “1” isn't a plural category"),
    ("{n, plural, one {1} one {1} other {2}}", "In “key”, “one” occurs twice"),
    ("{n, plural, one {1} other {2}", "In “key”, the closing brace of “other” is missing"),
    ("{n, plural, other {2} more}", "In “key”, “more” isn't in braces"),
    ("{n, select, other {2}}", "In “key”, “plural” is missing after “n”"),
    ("{n, plural, other {2}} items", "In “key”, the last brace is missing"),
    ("{n, plural", "In “key”, “plural” is missing after “n”"),
  ])
  func `an ill-formed wording is an error`(wording: String, reason: String) {
    #expect(throws: StringsFileError(line: 1, reason: reason)) { try parsed(wording) }
  }

  @Test func `its description is its text in a strings file`() throws {
    let text = MessageText.counted(by: "n", none: "no", one: "1", other: "{n}")
    #expect(text.description == "{n, plural, =0 {no} one {1} other {{n}}}")
    #expect(try parsed(text.description) == text)
    #expect(MessageText("Use {n}").description == "Use {n}")
  }
}
