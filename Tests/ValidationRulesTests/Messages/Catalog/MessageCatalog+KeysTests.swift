import Testing
import ValidationRules

@Suite struct `The keys of a catalog` {
  @Test func `has each key once`() {
    let keys = MessageCatalog.keys.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.count > 140)
  }

  @Test func `each has its arguments and its English text`() {
    let entry = MessageCatalog.keys.first { $0.key == "inRange" }
    #expect(entry?.arguments == ["minimum", "maximum"])
    #expect(entry?.defaultText == "Enter a value from {minimum} to {maximum}")
  }

  @Test func `a length of zero has its own message`() {
    #expect(Rule<String>.maxLength(0).message.key == "required.not")
    #expect(Rule<[Int]>.maxCount(0).message.key == "required.not")
    let french: MessageCatalog = [
      "maxContainsLetters": .counted(by: "maximum", none: "Aucune", other: "{maximum}")
    ]
    #expect(french.text(for: Rule<String>.maxContainsLetters(0).message) == "Aucune")
  }
}
