import Testing

@testable import BoundedPattern

@Suite struct CompositionTests {
  @Test(
    arguments: [
      ("", ""), ("abc\0\r\n", "abc\0\r\n"), ("e\u{301}", "\u{E9}"), ("\u{E9}", "\u{E9}"),
      ("x\u{30C}", "x\u{30C}"), ("\u{212B}", "\u{C5}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
      ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{FB01}", "\u{FB01}"), ("\u{301}", "\u{301}"),
    ] as [(String, String)])
  func `composes, scalar by scalar`(text: String, expected: String) {
    #expect(Array(composed(text).unicodeScalars) == Array(expected.unicodeScalars))
  }
}
