import Testing
import ValidationRules

@Suite struct UppercasedTests {
  @Test(arguments: [("", ""), (" abc", " ABC"), ("straße", "STRASSE"), ("é1👋", "É1👋")])
  func `capitalizes all letters`(text: String, uppercased: String) {
    #expect(ValidationFormatter.uppercased.format(text) == uppercased)
  }
}
