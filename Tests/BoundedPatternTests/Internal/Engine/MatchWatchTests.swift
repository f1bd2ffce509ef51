import Testing

@testable import BoundedPattern

@Suite struct MatchWatchTests {
  @Test func `counts what one step reads, so that few steps cannot read for hours`() throws {
    let text = "a".times(200_000)
    #expect(try matches("(?:(?=a*)a)*", "a".times(2000)) == true)
    var watch = MatchWatch()
    #expect(try CompiledPattern("(?:(?=a*)a)*").matches(text, watch: &watch) == nil)
    #expect(watch.steps > 1_000_000)
  }

  @Test func `few steps leave time for a second engine`() {
    #expect(MatchWatch().steps == 10_000_000)
    #expect(MatchWatch(isFirst: true).steps == 20_000)
  }

  @Test func `heeds only its own two callouts`() throws {
    let text = "x\u{30C}"
    let boundaries = CharacterBoundaries(text)
    #expect(try matches("x(?C0).", text, boundaries) == false)
    #expect(try matches("x(?C1).", text, boundaries) == true)
    #expect(try matches("(?C1)x.", text, boundaries) == false)
    #expect(try matches("x(?C2)(?C99).", text, boundaries) == true)
  }

  private func matches(
    _ pattern: String, _ text: String, _ boundaries: CharacterBoundaries? = nil
  ) throws -> Bool? {
    var watch = MatchWatch(boundaries: boundaries)
    return try CompiledPattern(pattern).matches(text, watch: &watch)
  }
}
