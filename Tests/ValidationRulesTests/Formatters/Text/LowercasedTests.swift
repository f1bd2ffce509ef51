import Testing
import ValidationRules

@Suite struct LowercasedTests {
  @Test(arguments: [("", ""), (" ABC", " abc"), ("ÉTÉ", "été"), ("A1👋", "a1👋")])
  func `makes all letters lower case`(text: String, lowercased: String) {
    #expect(ValidationFormatter.lowercased.format(text) == lowercased)
  }
}
