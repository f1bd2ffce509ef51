import Testing

@testable import BoundedPattern

@Suite struct RegularPatternTests {
  @Test(
    arguments: [
      "(a)\\1", "a++", "a*+", "a?+", "a{2}+", "(?:a)++", "(?>a)", "(*COMMIT)a", "(?R)?a",
      "(?1)?(a)",
      "(?<n>a)\\k<n>", "(?<n>a)\\g{n}", "(?P<n>a)(?P=n)", "(?P<n>a)(?P>n)", "(?(?=a)a|b)", "(?=a)a",
      "(?!a)b", "(?<=a)b", "(?<!a)b", "a\\Kb", "\\Ga", "(?*a)a", "(?<*a)b", "(?x)a{2} +",
      "a+{2}", "a{2}{3}", "(?x)a+ {2}", "a+(?# why ){2}", "a+\\Q\\E{2}", "a+\\E{2}",
    ])
  func `leaves out what has to go back or look around`(pattern: String) {
    #expect(RegularPattern(pattern) == nil)
  }

  @Test(
    arguments: [
      ("a+", "aa*"), ("a|b*", "(?:a|b*)"), ("a*", "a*"), ("a{2,}?", "a{2}a*"),
      ("(?<n>[a]b]*)", "(?:[a]b]*)"),
      ("\\x41+", "\\x41\\x41*"), ("\\x{41}{3,}", "\\x{41}{3}\\x{41}*"), ("a{2,3}", "a{2,3}"),
      ("(?i)(b|c)+", "(?i)(?:b|c)+"), ("(?x)a + # (", "(?x)aa* # (\n"),
      ("\\Qa+\\E+", "(?:a)(?:\\+)+"), ("a\\Z", "a(?-m:$)"), ("\\X+\\R", "[\\s\\S][\\s\\S]*\\v"),
    ])
  func `repeats what is not counted`(pattern: String, text: String) {
    #expect(RegularPattern(pattern)?.text(for: .whole) == "\(text)\\z")
  }

  @Test func `omits the search for a start where only one is possible`() {
    let pattern = RegularPattern("^a$")
    #expect(pattern?.text(for: .anywhere) == "[\\s\\S]*^a\\z(?:[\\s\\S]|\\z)")
    #expect(pattern?.text(for: .start) == "^a\\z(?:[\\s\\S]|\\z)")
  }

  @Test(
    arguments: [
      ("a\\b", "xaaxxxx"), ("a\\Bx\\b", "aax axxx"), ("(?m)a$\nbbbb", "a\nbbbb"),
      ("(?m)a\n^bbbb", "a\nbbbb"), ("^a$", "a\n"), ("^a$", "aaaa"), ("a\\Z", "xa\nxxxx"),
      ("^ab\\Z", "ab\n"), ("a$", "a\na\nxxx"), ("(?m)^a$", "xa\na\nxxx"), ("é|中", "xxxé中x"),
      ("(?x)a #|", "aaaa"), ("(?m)\\Aa$\n^b", "a\nbbbb"), ("", ""),
    ])
  func `means the same where a text is read in parts`(pattern: String, text: String) throws {
    for size in 1...8 { try compare(pattern, text, partSize: size) }
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
      results += try compare(pattern, text, partSize: 1 + round % 4)
    }
    #expect(results.count > 3000)
    #expect(results.count { $0 } > 500)
  }

  /// Compares a pattern with what becomes of it, for each extent, and returns the results.
  @discardableResult
  private func compare(_ pattern: String, _ text: String, partSize: Int) throws -> [Bool] {
    guard let regular = RegularPattern(pattern) else { return [] }
    return try [CompiledPattern.Extent.whole, .anywhere, .start].compactMap { extent in
      let range = extent == .whole ? extent : .anywhere
      // A name may not be given twice.
      guard let original = try? CompiledPattern(pattern, extent: range),
        extent != .start || original.isAnchored
      else { return nil }
      var (watch, deadline) = (MatchWatch(), MatchDeadline())
      guard let expected = original.matches(text, watch: &watch) else { return nil }
      let result = try CompiledPattern(regular.text(for: extent), extent: .start)
        .matchesByAutomaton(text, partSize: partSize, deadline: &deadline)
      #expect(result == expected, "\(pattern) on \(text), \(extent), in parts of \(partSize)")
      return expected
    }
  }
}
