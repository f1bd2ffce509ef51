import Testing
import ValidationRules

@Suite struct NormalizedTests {
  @Test(arguments: [
    ("e\u{301}", "é"), ("\u{212B}", "å".uppercased()), ("\u{1100}\u{1161}", "가"), ("abc", "abc"),
    ("", ""),
    ("a\u{323}\u{307}", "ạ\u{307}"), ("👩‍👩‍👧\0", "👩‍👩‍👧\0"),
  ])
  func `writes every character in one way`(text: String, normalized: String) {
    let result = ValidationFormatter.normalized.format(text)
    #expect(Array(result.unicodeScalars) == Array(normalized.unicodeScalars))
  }
}
