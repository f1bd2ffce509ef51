import Testing

@testable import ValidationRules

@Suite struct SpanComparisonTests {
  @Test(
    arguments: [
      ("HTTP", true, true), ("http", true, true), ("httpS", false, true), ("htt", false, false),
      ("h\u{54}tp", true, true), ("httq", false, false), ("", false, false),
    ] as [(String, Bool, Bool)])
  func `compares its own letters in any case`(
    text: String, isSame: Bool, isPrefix: Bool
  ) {
    let bytes = text.utf8.span
    let matches = bytes.matches("http")
    let hasPrefix = bytes.hasPrefix("http")
    #expect(matches == isSame)
    #expect(hasPrefix == isPrefix)
  }

  @Test(arguments: [("@", "`"), ("[", "{")])
  func `folds letters only`(text: String, other: String) {
    let bytes = text.utf8.span
    let matches = bytes.matches(other)
    #expect(!matches)
  }

  @Test(arguments: [("", true), ("a\0\u{7F}", true), ("a\u{80}", false), ("é", false)])
  func `knows ASCII`(text: String, isASCII: Bool) {
    let bytes = text.utf8.span
    let result = bytes.isASCII
    #expect(result == isASCII)
  }
}
