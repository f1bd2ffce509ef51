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

  @Test(.timeLimit(.minutes(10)))
  func `takes linear time for a pile of marks`() {
    let marks = 1 << 18
    let text = "a" + String(repeating: "\u{301}\u{323}", count: marks)
    let result = Array(ValidationFormatter.normalized.format(text).unicodeScalars)
    #expect(result.first == "\u{1EA1}")
    #expect(result[1..<marks].allSatisfy { $0 == "\u{323}" })
    #expect(result[marks...].allSatisfy { $0 == "\u{301}" })
    #expect(result.count == 2 * marks)
  }
}
