import Testing

@testable import BoundedPattern

@Suite struct PatternTokenTests {
  @Test(
    arguments: [
      ("a*b", 0, ""), ("a+b", 1, ""), ("a*?b", 0, "?"), ("a{8,}b", 8, ""), ("a{8,}?b", 8, "?"),
      ("a{8,}+b", 8, "+"), ("a(?# why )*b", 0, ""), ("a+(?# why )?b", 1, "?"),
      ("a\\E++b", 1, "+"), ("(?x)a # many\n *b", 0, ""), ("(?x)a + +b", 1, "+"),
    ] as [(String, Int, Substring)])
  func `a quantifier without an upper bound is a run`(
    pattern: String, minimum: Int, mode: Substring
  ) {
    let tokens = PatternParser(pattern).tokens.suffix(2)
    #expect(tokens.map(\.text) == ["a", "b"])
    #expect(tokens.first?.runMinimum == minimum)
    #expect(tokens.first?.mode == mode)
    #expect(tokens.last?.quantifier == "")
  }

  @Test(arguments: ["", "?", "{8}", "{2,8}", "{2,8}?", "{2,8}+", "??"])
  func `everything else isn't a run`(quantifier: String) {
    let tokens = PatternParser("a" + quantifier).tokens
    #expect(tokens.map(\.quantifier) == [quantifier])
    #expect(tokens.first?.runMinimum == nil)
  }

  @Test(arguments: ["{,8}", "{", "{8,", "{8", "{x}", "{}", "{,}"])
  func `a brace that isn't a quantifier is left alone`(pattern: String) {
    let tokens = PatternParser("a" + pattern).tokens
    #expect(tokens.map(\.text).joined() == "a" + pattern)
    #expect(tokens.allSatisfy { $0.quantifier.isEmpty })
  }

  @Test func `ignored white space isn't part of a pattern`() {
    #expect(PatternParser("a *").tokens.map(\.quantifier) == ["", "*"])
    #expect(PatternParser("(?x)a *").tokens.map(\.quantifier) == ["", "*"])
  }

  @Test(
    arguments: [
      ("a", "a"), ("_", "_"), ("é", "é"), (".", "\\."), ("-", "\\-"), ("{", "\\{"), (" ", "\\ "),
      ("\u{2028}", "\\\u{2028}"), ("\u{301}", "\\x{301}"), ("x\u{30C}", "(?:x\u{30C})"),
      ("-\u{30C}", "(?:\\-\u{30C})"), ("\u{301}\u{323}", "(?:\\x{301}\u{323})"),
    ])
  func `a character isn't mistaken for syntax`(character: String, syntax: String) {
    #expect(PatternToken.escaped(character).unicodeScalars.elementsEqual(syntax.unicodeScalars))
  }
}
