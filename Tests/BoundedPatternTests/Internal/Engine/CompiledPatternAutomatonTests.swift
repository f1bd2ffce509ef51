import Testing

@testable import BoundedPattern

@Suite struct CompiledPatternAutomatonTests {
  @Test func `doesn't backtrack`() throws {
    let text = "a".times(1 << 16) + "!"
    #expect(try matches("(?:aa*)+\\z", text) == false)
    #expect(try matches("(?:aa*)+!\\z", text) == true)
  }

  @Test func `has no result if it would have to backtrack`() throws {
    #expect(try matches("(a)\\1", "aa") == nil)
  }

  @Test func `has no result if time runs out, or if there are too many paths`() throws {
    var deadline = MatchDeadline()
    while !deadline.hasPassed() {}
    var watch = MatchWatch(deadline: deadline)
    let regular = try #require(RegularPattern(PatternParser("a*").tokens))
    let pattern = try CompiledPattern(regular.text(for: .whole), extent: .start)
    #expect(pattern.matches("a".times(63), watch: &watch) == true)
    #expect(pattern.matches("a".times(640), watch: &watch) == nil)
    #expect(try matches("[\\s\\S]*a{600}b", "a".times(640) + "!b") == nil)
  }

  private func matches(_ pattern: String, _ text: String) throws -> Bool? {
    var watch = MatchWatch()
    return try CompiledPattern(pattern, extent: .start).matches(text, watch: &watch)
  }
}
