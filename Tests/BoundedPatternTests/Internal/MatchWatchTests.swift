import Testing

@testable import BoundedPattern

@Suite struct MatchWatchTests {
  @Test func `counts what one step reads, so that few steps cannot read for hours`() throws {
    let pattern = try CompiledPattern("(?:(?=a*)a)*")
    #expect(pattern.matches("a".times(5000)) == true)
    #expect(pattern.matches("a".times(200_000)) == nil)
  }

  @Test func `heeds its own two callouts alone`() throws {
    let text = "x\u{30C}"
    let boundaries = CharacterBoundaries(text)
    #expect(try CompiledPattern("x(?C0).").matches(text, boundaries: boundaries) == false)
    #expect(try CompiledPattern("x(?C1).").matches(text, boundaries: boundaries) == true)
    #expect(try CompiledPattern("(?C1)x.").matches(text, boundaries: boundaries) == false)
    #expect(try CompiledPattern("x(?C2)(?C99).").matches(text, boundaries: boundaries) == true)
  }
}
