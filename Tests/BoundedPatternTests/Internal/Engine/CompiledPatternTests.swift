import Testing

@testable import BoundedPattern

@Suite struct CompiledPatternTests {
  @Test func `says after how many bytes a pattern went wrong`() {
    let error = #expect(throws: CompiledPattern.SyntaxError.self) { try CompiledPattern("é)") }
    // The offset is before or after the parenthesis, depending on the release of PCRE2.
    #expect(error.map { (2...3).contains($0.offset) } == true)
    #expect(error?.reason == "unmatched closing parenthesis")
  }

  @Test func `is anchored at both ends, or found anywhere`() throws {
    #expect(try matches("b", "b") == true)
    #expect(try matches("b", "abc") == false)
    #expect(try matches("b", "abc", extent: .anywhere) == true)
    #expect(try matches("ab", "abc", extent: .start) == true)
    #expect(try matches("b", "abc", extent: .start) == false)
  }

  @Test func `has no result when a bound was reached`() throws {
    #expect(try matches("(a+)+", "a".times(40) + "!") == nil)
  }

  @Test func `knows whether a match can begin after the start`() throws {
    #expect(try CompiledPattern("^(?:a|b)", extent: .anywhere).isAnchored)
    #expect(try !CompiledPattern("^a|b", extent: .anywhere).isAnchored)
    #expect(try !CompiledPattern("(?m)^a", extent: .anywhere).isAnchored)
  }

  @Test func `asks for boundaries only if there are some`() throws {
    #expect(try matches("x(?C0).", "x\u{30C}") == true)
    #expect(
      try matches("x(?C0).", "x\u{30C}", boundaries: CharacterBoundaries("x\u{30C}")) == false)
  }

  private func matches(
    _ pattern: String, _ text: String, extent: CompiledPattern.Extent = .whole,
    boundaries: CharacterBoundaries? = nil
  ) throws -> Bool? {
    var watch = MatchWatch(boundaries: boundaries)
    return try CompiledPattern(pattern, extent: extent).matches(text, watch: &watch)
  }
}
