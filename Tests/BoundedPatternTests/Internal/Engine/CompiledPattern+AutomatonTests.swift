import Testing

@testable import BoundedPattern

@Suite struct CompiledPatternAutomatonTests {
  @Test func `needs no steps back`() throws {
    let text = "a".times(1 << 16) + "!"
    #expect(try matches("(?:aa*)+\\z", text) == false)
    #expect(try matches("(?:aa*)+!\\z", text) == true)
  }

  @Test func `has no result where one has to go back`() throws {
    #expect(try matches("(a)\\1", "aa") == nil)
  }

  @Test func `has no result when the time is over, or the ways are too many`() throws {
    var deadline = MatchDeadline()
    while !deadline.hasPassed() {}
    let pattern = try CompiledPattern("a*\\z", extent: .start)
    #expect(pattern.matchesByAutomaton("a".times(64), deadline: &deadline) == true)
    #expect(pattern.matchesByAutomaton("a".times(640), deadline: &deadline) == nil)
    #expect(try matches("[\\s\\S]*a{600}b", "a".times(640)) == nil)
  }

  private func matches(_ pattern: String, _ text: String) throws -> Bool? {
    var deadline = MatchDeadline()
    return try CompiledPattern(pattern, extent: .start).matchesByAutomaton(
      text, deadline: &deadline)
  }
}
