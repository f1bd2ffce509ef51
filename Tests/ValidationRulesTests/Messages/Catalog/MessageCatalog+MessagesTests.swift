import Testing
import ValidationRules

@Suite struct `The list of messages` {
  @Test func `has each key once`() {
    let keys = MessageCatalog.ruleMessages.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.count > 140)
  }

  @Test func `every argument that a wording mentions is there, and none is left over`() {
    for message in MessageCatalog.ruleMessages {
      let text = MessageCatalog().text(for: message)
      #expect(!text.contains("{") && !text.isEmpty, "\(message.key)")
    }
  }

  @Test func `every sentence begins with a capital and ends without a full stop`() {
    for message in MessageCatalog.ruleMessages where message.key != "list.separator" {
      let text = MessageCatalog().text(for: message)
      #expect(text.first?.isUppercase == true && text.last != ".", "\(message.key)")
    }
  }

  @Test func `a length of zero has a message of its own`() {
    #expect(ValidationRule<String>.maxLength(0).message.key == "required.not")
    #expect(ValidationRule<[Int]>.maxCount(0).message.key == "required.not")
    let french: MessageCatalog = [
      "maxContainsLetters": .counted(by: "maximum", none: "Aucune", other: "{maximum}")
    ]
    #expect(french.text(for: ValidationRule<String>.maxContainsLetters(0).message) == "Aucune")
  }
}
