import Testing
import ValidationRules

@Suite struct CanonicalEqualityTests {
  private static let pile = String(repeating: "\u{301}\u{323}", count: 1 << 18)

  /// Rules that would take minutes if they compared a mebibyte of marks with their own text.
  private static let rules: [Rule<String>] = [
    .contains("aaaaaaab"), .contains("é"), .caseInsensitiveContains("É"), .startsWith("e"),
    .startsWith("é"), .endsWith("e"), .endsWith("ế"), .equals("é"), .caseInsensitiveEquals("É"),
    .isOneOf(["é", "e"]),
  ]

  @Test(arguments: rules.indices)
  func `a mebibyte of marks is refused immediately`(index: Int) {
    #expect(!Self.rules[index].accepts(Self.pile))
    #expect(!Self.rules[index].accepts("e" + Self.pile))
  }

  @Test func `two mebibytes of marks are distinguished immediately`() {
    #expect(Rule.equals("e" + Self.pile).accepts("e" + Self.pile))
    #expect(!Rule.equals("e" + Self.pile).accepts("a" + Self.pile))
    #expect(!Rule.endsWith("e" + Self.pile).accepts("a" + Self.pile))
    let formatted = ValidationFormatter.grouped(by: 4).format("ab" + Self.pile)
    #expect(formatted.utf8.elementsEqual(("ab" + Self.pile).utf8))
  }

  @Test func `a thousand marks are compared in any order, and more only in the same order`() {
    let marks = String(repeating: "\u{301}\u{323}", count: 500)
    let others = String(repeating: "\u{323}\u{301}", count: 500)
    #expect(Rule.equals("e" + marks).accepts("e" + others))
    #expect(!Rule.equals("e\u{301}" + marks).accepts("e\u{301}" + others))
  }

  @Test(arguments: [
    ("\u{1FEF}", "`"), ("\u{212A}", "K"), ("\u{0390}", "\u{3B9}\u{308}\u{301}"),
    ("\u{1EBF}", "e\u{302}\u{301}"), ("한", "\u{1112}\u{1161}\u{11AB}"),
    ("\u{1D160}", "\u{1D158}\u{1D165}\u{1D16E}"), ("\u{FB2C}", "\u{5E9}\u{5BC}\u{5C1}"),
  ])
  func `canonically equal text is equal`(one: String, other: String) {
    for (text, expected) in [(one, other), (other, one)] {
      #expect(Rule.equals(expected).accepts(text))
      #expect(Rule.isOneOf([expected]).accepts(text))
      #expect(Rule.contains(expected).accepts("a\(text)b"))
      #expect(Rule.startsWith(expected).accepts("\(text)b"))
      #expect(Rule.endsWith(expected).accepts("a\(text)"))
    }
  }

  @Test func `a mark turns a letter into another character`() {
    #expect(!Rule.startsWith("e").accepts("e\u{301}a"))
    #expect(!Rule.endsWith("e").accepts("ae\u{301}"))
    #expect(!Rule.contains("e").accepts("ae\u{301}a"))
    #expect(Rule<String>.startsWith("").accepts("a"))
    #expect(Rule<String>.endsWith("").accepts(""))
  }
}
