import Testing

@testable import BoundedPattern

@Suite struct PatternBoundExceededTests {
  @Test func `names the pattern and the length, and keeps no text`() {
    let report = PatternBoundExceeded(pattern: "(a+)+", length: 41)
    #expect(
      "\(report)" == "The pattern “(a+)+” is too expensive for a text of 41 characters: "
        + "matching was given up, and the text was let through.")
  }

  @Test func `measures the text in characters`() {
    let text = Example.family.times(40) + "!"
    let error = #expect(throws: PatternBoundExceeded.self) {
      try Pattern("(.+)+[b]").matches(text)
    }
    #expect(error == PatternBoundExceeded(pattern: "(.+)+[b]", length: 41))
  }
}
