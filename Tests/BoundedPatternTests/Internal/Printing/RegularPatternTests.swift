import Testing

@testable import BoundedPattern

@Suite struct RegularPatternTests {
  private static let clock = "|(?s)(?:.{64}(?C))*(*F)"

  @Test(
    arguments: [
      "(a)\\1", "a++", "a*+", "a?+", "a{2}+", "(?:a)++", "(?>a)", "(*COMMIT)a", "(?R)?a",
      "(?1)?(a)",
      "(?<n>a)\\k<n>", "(?<n>a)\\g{n}", "(?P<n>a)(?P=n)", "(?P<n>a)(?P>n)", "(?(?=a)a|b)", "(?=a)a",
      "(?!a)b", "(?<=a)b", "(?<!a)b", "a\\Kb", "\\Ga", "(?*a)a", "(?<*a)b", "(?x)a{2} +",
      "a+{2}", "a{2}{3}", "(?x)a+ {2}", "a+(?# why ){2}", "a+\\Q\\E{2}", "a+\\E{2}",
      "a{,2}+", "a(?#c)+(?#c)+",
    ])
  func `leaves out whatever backtracks or looks around`(pattern: String) {
    #expect(RegularPattern(PatternParser(pattern).tokens) == nil)
  }

  @Test(
    arguments: [
      ("a+", "aa*"), ("a|b*", "(?:a|b*)"), ("a*", "a*"), ("a{2,}?", "a{2}a*"),
      ("(?<n>[a]b]*)", "(?<n>[a]b\\]*)"),
      ("\\x41+", "AA*"), ("\\x{41}{3,}", "\\x{41}{3}\\x{41}*"), ("a{2,3}", "a{2,3}"),
      ("(?i)(b|c)+", "(?i)(b|c)+"), ("(?x)a + # (", "(?x)aa*"), ("(?:a|b)(?i)", "(?:a|b)(?i)"),
      ("\\Qa+\\E+", "a\\+\\+*"), ("a\\Z", "a\\Z"), ("\\X+\\R", "\\p{Any}\\p{Any}*\\R"),
      ("a$", "a\\z"), ("(?m)a$", "(?m)a$"), ("a\\E+", "aa*"), ("a(?#c)+?", "aa*"),
      ("{,2}?b", "{,2}?b"), ("\\n+", "\\n\\n*"),
    ])
  func `repeats what is not counted`(pattern: String, text: String) {
    let regular = RegularPattern(PatternParser(pattern).tokens)
    #expect(regular?.text(for: .whole) == "\(text)\\z" + RegularPatternTests.clock)
  }

  @Test func `omits the search for a start if only one is possible`() {
    let pattern = RegularPattern(PatternParser("^a$").tokens)
    #expect(pattern?.text(for: .anywhere) == "(?s).*(?-s)^a\\z" + RegularPatternTests.clock)
    #expect(pattern?.text(for: .start) == "^a\\z" + RegularPatternTests.clock)
  }

  @Test(
    arguments: [
      ("a\\b", "xaaxxxx"), ("a\\Bx\\b", "aax axxx"), ("(?m)a$\nbbbb", "a\nbbbb"),
      ("(?m)a\n^bbbb", "a\nbbbb"), ("^a$", "a\n"), ("^a$", "aaaa"), ("a\\Z", "xa\nxxxx"),
      ("^ab\\Z", "ab\n"), ("a$", "a\na\nxxx"), ("(?m)^a$", "xa\na\nxxx"), ("é|中", "xxxé中x"),
      ("(?x)a #|", "aaaa"), ("(?m)\\Aa$\n^b", "a\nbbbb"), ("", ""),
    ])
  func `means the same wherever the clock is read`(pattern: String, text: String) throws {
    for filler in [0, 60, 62, 63, 64, 127, 128] {
      try compare(pattern, text + "x".times(filler))
      try compare(pattern, "x".times(filler) + text)
      try compare(pattern, "\n".times(filler) + text)
    }
  }

  @Test func `means the same to the automaton`() throws {
    let atoms = [
      "a", "b", ".", "[ab]", "[^a]", "[^]b]", "\\w", "\\W", "\\p{L}", "\\PL", "[[:alpha:]]", "é",
      "\\N", "\\Qa\\E", "\\x61", "[\\Qa]\\E]", "\\x{62}", "^", "$", "\\b", "\\B", "(?i:B)", "\\X",
      "\\R", "(?'n'c)", "\\A", "\\z", "\\Z", "(?m:^)", "(?m:$)", "(?m:^.)", "(?m:$\n)", "\n",
      "(?s:.)",
    ]
    let letters = ["a", "b", "c", "é", "\n", "中"]
    var patterns = RandomPattern(seed: 3, atoms: atoms, letters: letters)
    var results: [Bool] = []
    for round in 0..<10_000 {
      let (pattern, text) = (patterns.pattern(depth: 2), patterns.text() + patterns.text())
      results += try compare(pattern, (round.isMultiple(of: 4) ? "c".times(64) : "") + text)
    }
    #expect(results.count > 3000)
    #expect(results.count { $0 } > 500)
  }

  /// Compares a pattern with its rewritten form, for each extent, and returns the results.
  @discardableResult
  private func compare(_ pattern: String, _ text: String) throws -> [Bool] {
    guard let regular = RegularPattern(PatternParser(pattern).tokens) else { return [] }
    return try [CompiledPattern.Extent.whole, .anywhere, .start].compactMap { extent in
      let range = extent == .whole ? extent : .anywhere
      // PCRE2 refuses a pattern that uses a name twice.
      guard let original = try? CompiledPattern(pattern, extent: range),
        extent != .start || original.isAnchored
      else { return nil }
      var (watch, second) = (MatchWatch(), MatchWatch())
      guard let expected = original.matches(text, watch: &watch) else { return nil }
      let result = try CompiledPattern(regular.text(for: extent), extent: .start)
        .matches(text, watch: &second)
      #expect(result == expected, "\(pattern) on \(text), \(extent)")
      return expected
    }
  }
}
