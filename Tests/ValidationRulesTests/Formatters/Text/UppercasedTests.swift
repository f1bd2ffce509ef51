import Testing
import ValidationRules

@Suite struct UppercasedTests {
  @Test(arguments: [("", ""), (" abc", " ABC"), ("straße", "STRASSE"), ("é1👋", "É1👋")])
  func `makes all letters capitals`(text: String, uppercased: String) {
    #expect(ValidationFormatter.uppercased.format(text) == uppercased)
  }
}
