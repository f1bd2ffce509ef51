import Testing

@testable import BoundedPattern

@Suite struct PatternScannerTests {
  @Test func `reads scalars, not characters`() {
    var scanner = PatternScanner("[\u{301}]")
    #expect(scanner.starts(with: "["))
    #expect(scanner.take(1) == "[")
    #expect(scanner.next == "\u{301}")
  }

  @Test func `takes no more than there is`() {
    var scanner = PatternScanner("ab")
    #expect(scanner.take(3) == "ab")
    #expect(scanner.take(1) == "")
    #expect(scanner.takeLiteral() == "")
    #expect(scanner.next == nil)
  }

  @Test func `takes up to an end, or all without it`() {
    var scanner = PatternScanner("a)b)c")
    #expect(scanner.take(through: ")") == "a)")
    #expect(scanner.take(through: "\\E") == "b)c")
  }

  @Test(
    arguments: [
      ("ab", "a"), ("x\u{30C}b", "x\u{30C}"), (Example.family + "b", Example.family),
      ("\u{600}.", "\u{600}"), ("\u{301}a", "\u{301}"), ("1\u{FE0F}\u{20E3}*", "1\u{FE0F}\u{20E3}"),
    ] as [(String, String)])
  func `takes a literal with its marks, but no syntax`(pattern: String, literal: String) {
    var scanner = PatternScanner(pattern)
    #expect(Array(scanner.takeLiteral().unicodeScalars) == Array(literal.unicodeScalars))
  }

  @Test func `counts without taking`() {
    let scanner = PatternScanner("(?is:a)")
    #expect(scanner.count(after: 2) { $0 == "i" || $0 == "s" } == 2)
    #expect(scanner.count { $0 == "(" } == 1)
    #expect(scanner.next == "(")
  }
}
