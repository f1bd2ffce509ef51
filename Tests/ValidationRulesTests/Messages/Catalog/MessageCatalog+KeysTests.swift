import Testing
import ValidationRules

@Suite struct `The keys of a catalog` {
  @Test func `has each key once`() {
    let keys = MessageCatalog.keys.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.count > 140)
  }

  @Test func `every argument that a wording mentions is there, and none is left over`() {
    for message in MessageCatalog.keys {
      let text = MessageCatalog().text(for: message)
      #expect(!text.contains("{") && !text.isEmpty, "\(message.key)")
    }
  }

  @Test func `every sentence begins with a capital and ends without a period`() {
    for message in MessageCatalog.keys where message.key != "list.separator" {
      let text = MessageCatalog().text(for: message)
      #expect(text.first(where: \.isLetter)?.isUppercase == true, "\(message.key)")
      #expect(text.last != ".", "\(message.key)")
    }
  }

  @Test func `each has its arguments and its English text`() {
    let key = MessageCatalog.keys.first { $0.key == "inRange" }
    #expect(key?.arguments.keys.sorted() == ["maximum", "minimum"])
    #expect(key?.defaultText == "Enter a value from {minimum} to {maximum}")
  }

  @Test func `a length of zero has a message of its own`() {
    #expect(Rule<String>.maxLength(0).message.key == "required.not")
    #expect(Rule<[Int]>.maxCount(0).message.key == "required.not")
    let french: MessageCatalog = [
      "maxContainsLetters": .counted(by: "maximum", none: "Aucune", other: "{maximum}")
    ]
    #expect(french.text(for: Rule<String>.maxContainsLetters(0).message) == "Aucune")
  }
}
