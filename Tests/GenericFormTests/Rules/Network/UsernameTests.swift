import GenericForm
import Testing

@Suite struct `A user name` {
  @Test(arguments: ["mei", "mei.lin_7", "_mei", ".mei", "7", "MEI-LIN", "a-"])
  func `is accepted`(text: String) {
    #expect(ValidationRule.isUsername.check(text))
  }

  @Test(arguments: [
    "", "-mei", "mei lin", "mei@lin", "méi", "me\u{301}i", "梅", "mei👍🏽", "mei\n", "mei/lin",
  ])
  func `is refused`(text: String) {
    #expect(!ValidationRule.isUsername.check(text))
  }

  @Test(arguments: [
    ("me", false), ("mei", true), ("meili", true), ("meilin", false), ("-mei", false),
  ])
  func `has as many characters as it is asked for`(text: String, isAccepted: Bool) {
    #expect(ValidationRule.isUsername(length: 3...5).check(text) == isAccepted)
  }

  @Test func `says how many characters to use`() {
    let message = ValidationRule.isUsername(length: 3...20).message
    let text = MessageCatalog().text(for: message)
    #expect(text == "Use 3 to 20 letters, digits, dots, hyphens or underscores")
  }
}
