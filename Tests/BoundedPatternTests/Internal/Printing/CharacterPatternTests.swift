import Testing

@testable import BoundedPattern

@Suite struct CharacterPatternTests {
  /// The characters of several scalars that replace each letter.
  private static let characters: [Character: String] = [
    "a": Example.family, "b": Example.xWithCaron, "c": "🇫🇷",
  ]

  @Test func `means the same as the pattern if every character is one scalar`() throws {
    let atoms = [
      "a", "b", ".", "[ab]", "[^a]", "[^]b]", "\\w", "\\W", "\\p{L}", "\\PL", "[[:alpha:]]", "\\X",
      "\\N", "\\Qa\\E", "\\x61", "[\\Qa]\\E]",
    ]
    try compare(RandomPattern(seed: 1, atoms: atoms)) { $0 }
  }

  @Test func `treats characters of several scalars like letters`() throws {
    let atoms = ["a", "b", ".", "[ab]", "[^a]", "[^ab]", "\\X", "\\N", "\\Qa\\E", "\\Q.a\\E"]
    try compare(RandomPattern(seed: 2, atoms: atoms)) { text in
      text.map { CharacterPatternTests.characters[$0] ?? String($0) }.joined()
    }
  }

  /// Compares the results of patterns before and after they're respelled and rewritten.
  private func compare(
    _ patterns: RandomPattern, spelling spell: (String) -> String
  ) throws {
    var (patterns, matches) = (patterns, 0)
    for _ in 0..<2000 {
      let (pattern, text) = (patterns.pattern(), patterns.text())
      for isFoundAnywhere in [false, true] {
        let extent: CompiledPattern.Extent = isFoundAnywhere ? .anywhere : .whole
        var watch = MatchWatch()
        let expected = try CompiledPattern(pattern, extent: extent).matches(text, watch: &watch)
        let tokens = PatternParser(spell(pattern)).tokens
        let rewritten = CharacterPattern(tokens, isFoundAnywhere: isFoundAnywhere)
        var second = MatchWatch(boundaries: CharacterBoundaries(spell(text)))
        let result = try CompiledPattern(rewritten.text, extent: extent)
          .matches(spell(text), watch: &second)
        // Only one of the two may reach a bound.
        if expected == nil || result == nil { continue }
        #expect(result == expected, "\(pattern) on \(text)")
        if expected == true { matches += 1 }
      }
    }
    #expect(matches > 200)
  }
}
