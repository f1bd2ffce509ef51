import Testing
import ValidationRules

@Suite struct `A user name` {
  @Test(arguments: ["mei", "mei.lin_7", "_mei", ".mei", "7", "MEI-LIN", "a-"])
  func `is accepted`(text: String) {
    #expect(Rule.isUsername.accepts(text))
  }

  @Test(arguments: [
    "", "-mei", "mei lin", "mei@lin", "méi", "me\u{301}i", "梅", "mei👍🏽", "mei\n", "mei/lin",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isUsername.accepts(text))
  }

  @Test(arguments: [
    ("me", false), ("mei", true), ("meili", true), ("meilin", false), ("-mei", false),
  ])
  func `has as many characters as are required`(text: String, isAccepted: Bool) {
    #expect(Rule.isUsername(length: 3...5).accepts(text) == isAccepted)
  }

  private static let nothingInFront = "hyphens or underscores, and don't start with a hyphen"

  @Test(arguments: [
    (3...20, "Use 3 to 20 letters, digits, dots, \(nothingInFront)"),
    (0...5, "Use 1 to 5 letters, digits, dots, \(nothingInFront)"),
    (4...4, "Use exactly 4 letters, digits, dots, \(nothingInFront)"),
    (1...1, "Use exactly 1 letter, digit, dot or underscore"),
    (0...1, "Use exactly 1 letter, digit, dot or underscore"),
    (0...0, "Enter a valid value"),
  ])
  func `reports how many characters to use`(length: ClosedRange<Int>, sentence: String) {
    #expect(english(Rule.isUsername(length: length).failure(of: "-")) == sentence)
  }

  @Test(arguments: [Rule.isUsername, .isUsername(length: 3...20)])
  func `reports a leading hyphen`(rule: Rule<String>) {
    let sentence = english(rule.failure(of: "-mei"))
    #expect(sentence?.hasSuffix("don't start with a hyphen") == true)
  }
}
