import Testing

@testable import BoundedPattern

@Suite struct CompiledPatternTests {
  @Test func `says after how many bytes a pattern went wrong`() {
    let fault = #expect(throws: CompiledPattern.Fault.self) { try CompiledPattern("é)") }
    // Before or after the parenthesis, by the release of PCRE2.
    #expect(fault.map { (2...3).contains($0.offset) } == true)
    #expect(fault?.reason == "unmatched closing parenthesis")
  }

  @Test func `is anchored at both ends`() throws {
    let pattern = try CompiledPattern("b")
    #expect(pattern.matches("b") == true)
    #expect(pattern.matches("abc") == false)
  }

  @Test func `says nothing when a bound was reached`() throws {
    #expect(try CompiledPattern("(a+)+").matches("a".times(40) + "!") == nil)
  }

  @Test func `asks for boundaries only where there are some`() throws {
    let pattern = try CompiledPattern("x(?C0).")
    #expect(pattern.matches("x\u{30C}") == true)
    #expect(pattern.matches("x\u{30C}", boundaries: CharacterBoundaries("x\u{30C}")) == false)
  }
}
