import Testing

@testable import BoundedPattern

@Suite struct PatternBoundExceededTests {
  @Test func `names the pattern and the length, and keeps no text`() {
    let report = PatternBoundExceeded(pattern: "(a+)+\\1", length: 41)
    #expect(
      "\(report)" == "The pattern “(a+)+\\1” is too expensive for a text of 41 bytes, "
        + "which could not be checked.")
  }

  @Test func `measures the text in bytes`() {
    let text = Example.family.times(40) + "!"
    let error = #expect(throws: PatternBoundExceeded.self) {
      try Pattern("(.+)+[b]").matches(text)
    }
    #expect(error == PatternBoundExceeded(pattern: "(.+)+[b]", length: 721))
  }

  @Test func `names a pattern that is found anywhere as it was written`() {
    let error = #expect(throws: PatternBoundExceeded.self) {
      try Pattern(foundAnywhere: "(a+)+\\1b|c").matches("a".times(1000) + "!")
    }
    #expect(error == PatternBoundExceeded(pattern: "(a+)+\\1b|c", length: 1001))
  }
}
