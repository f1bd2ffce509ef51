import Testing

@testable import BoundedPattern

@Suite struct RegularPatternTests {
  @Test(
    arguments: [
      "(a)\\1", "a++", "a*+", "a?+", "a{2}+", "(?:a)++", "(?>a)", "(*COMMIT)a", "(?R)?a",
      "(?1)?(a)",
      "(?<n>a)\\k<n>", "(?<n>a)\\g{n}", "(?P<n>a)(?P=n)", "(?P<n>a)(?P>n)", "(?(?=a)a|b)", "(?=a)a",
      "(?!a)b", "(?<=a)b", "(?<!a)b", "a\\Kb", "\\Ga", "(?*a)a", "(?<*a)b", "(?x)a{2} +",
    ])
  func `leaves out what has to go back or look around`(pattern: String) {
    #expect(RegularPattern(pattern) == nil)
  }

  @Test(
    arguments: [
      ("a+", "(?:a)+"), ("a{2,}?", "(?:a{2}(?:a)*)"), ("(?<n>[a]b]*)", "(?:[a]b(?:])*)"),
      ("\\x41+", "(?:\\x41)+"), ("\\x{41}{3,}", "(?:\\x{41}{3}(?:\\x{41})*)"), ("a{2,3}", "a{2,3}"),
      ("(?i)(b|c)+", "(?i)(?:b|c)+"), ("(?x)a + # (", "(?x)(?:a)+ # (\n"),
      ("\\Qa+\\E+", "(?:a)(?:\\+)+"),
    ])
  func `repeats groups, which are not counted`(pattern: String, text: String) {
    let rewritten = RegularPattern(pattern)?.text(foundAnywhere: false)
    #expect(rewritten?.hasPrefix("(?:\(text))\\z|") == true)
  }

  @Test func `means the same to the automaton`() throws {
    let atoms = [
      "a", "b", ".", "[ab]", "[^a]", "[^]b]", "\\w", "\\W", "\\p{L}", "\\PL", "[[:alpha:]]", "\\X",
      "c",
      "\\N", "\\Qa\\E", "\\x61", "[\\Qa]\\E]", "\\x{62}", "^", "$", "\\b", "a{2,}{2}", "(?i:B)",
      "(?'n'c)",
    ]
    var (patterns, compared, matches) = (RandomPattern(seed: 3, atoms: atoms), 0, 0)
    for _ in 0..<6000 {
      let (pattern, text) = (patterns.pattern(depth: 2), patterns.text())
      guard let regular = RegularPattern(pattern) else { continue }
      for isFoundAnywhere in [false, true] {
        let extent: CompiledPattern.Extent = isFoundAnywhere ? .anywhere : .whole
        // A name may not be given twice.
        guard let original = try? CompiledPattern(pattern, extent: extent) else { continue }
        var watch = MatchWatch(for: text)
        guard let expected = original.matches(text, watch: &watch) else { continue }
        let rewritten = regular.text(foundAnywhere: isFoundAnywhere)
        var second = MatchWatch(for: text)
        let result = try CompiledPattern(rewritten, extent: .start)
          .matches(text, by: .automaton, watch: &second)
        #expect(result == expected, "\(pattern) on \(text)")
        compared += 1
        if expected { matches += 1 }
      }
    }
    #expect(compared > 2000)
    #expect(matches > 500)
  }
}
