import BoundedPattern
import Testing

@Suite struct PatternSyntaxErrorTests {
  @Test(
    arguments: [
      ("[A-Z", 4), ("(", 1), ("a)b", 1), ("*a", 0), ("a**", 2), ("a{2,1}", 5), ("\\", 1),
      ("a\\C", 3), ("(?<n>a)(?<n>b)", 12), ("\\p{Nope}", 8), ("(?<=a+)b", 0), ("[z-a]", 3),
      ("(?z)", 2), ("\\1", 1), ("a\0)", 2),
    ] as [(String, Int)])
  func `says where a pattern is ill-formed`(pattern: String, position: Int) {
    let error = #expect(throws: PatternSyntaxError.self) { try Pattern(pattern) }
    #expect(error?.pattern == pattern)
    expect(error, at: position)
    #expect(error?.reason.isEmpty == false)
  }

  @Test(
    arguments: [
      ("e\u{301})", 1), ("\u{E9})", 1), ("x\u{30C})", 1), ("e\u{301}e\u{301}[", 3),
      ("👨‍👩‍👧👨‍👩‍👧)", 2), ("שלום)", 4), ("🇫🇷🇩🇪🇯🇵*)", 4), ("a\r\n)", 2),
    ] as [(String, Int)])
  func `counts the place in characters of the pattern as it was written`(
    pattern: String, position: Int
  ) {
    let error = #expect(throws: PatternSyntaxError.self) { try Pattern(pattern) }
    expect(error, at: position)
    #expect(error.map { Array($0.pattern.unicodeScalars) } == Array(pattern.unicodeScalars))
  }

  @Test func `says it in one sentence`() {
    let error = #expect(throws: PatternSyntaxError.self) { try Pattern("[A-Z") }
    #expect(
      error?.description
        == "The pattern “[A-Z” is ill-formed at position 4: "
        + "missing terminating ] for character class.")
  }

  @Test func `refuses a mebibyte of open groups`() {
    #expect(throws: PatternSyntaxError.self) { try Pattern("(".times(1 << 20)) }
  }

  /// PCRE2 before 10.45 reports the position before the mistake, later versions the one after it.
  private func expect(
    _ error: PatternSyntaxError?, at position: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let places = position...position + 1
    #expect(error.map { places.contains($0.position) } == true, sourceLocation: sourceLocation)
  }
}
