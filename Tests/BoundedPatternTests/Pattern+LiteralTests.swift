import BoundedPattern
import RegexBuilder
import Testing

@Suite struct `A pattern from a literal` {
  @Test(arguments: [("AB1234", true), ("AB12345", false), ("xAB1234", false), ("ab1234", false)])
  func `matches whole texts`(text: String, isMatch: Bool) throws {
    #expect(try Pattern(/[A-Z]{2}[0-9]{4}/).matches(text) == isMatch)
    #expect(try Pattern(/([A-Z]{2})(?<number>[0-9]{4})/).matches(text) == isMatch)
  }

  @Test(arguments: [("abc123", true), ("123abc", false), ("1", true), ("", false)])
  func `is found anywhere in a text`(text: String, isMatch: Bool) throws {
    #expect(try Pattern(foundAnywhere: /[0-9]+$/).matches(text) == isMatch)
    #expect(try Pattern.foundAnywhere("[0-9]+$").matches(text) == isMatch)
  }

  @Test func `keeps its text, options and bound`() throws {
    #expect(Pattern(/a+/).source == "a+")
    #expect(Pattern(/a+/).whenBoundReached == .refuse)
    #expect(Pattern(/a+/, whenBoundReached: .accept).whenBoundReached == .accept)
    #expect(try Pattern(/a+/.ignoresCase()).matches("AA"))
    #expect(try !Pattern(/a+/).matches("AA"))
    #expect(try Pattern(/caf./).matches("cafe\u{301}"))
  }

  @Test func `reaches its bound like any pattern`() {
    let text = String(repeating: "a", count: 40) + "!"
    #expect(throws: PatternBoundExceeded.self) {
      try Pattern(/(a+)+\1[bc](?#literal)/).matches(text)
    }
  }

  @Test func `stops the program if it is ill-formed, or not a literal`() async {
    await #expect(processExitsWith: .failure) { _ = Pattern.foundAnywhere("[0-9") }
    await #expect(processExitsWith: .failure) {
      _ = Pattern(Regex { TryCapture(.word) { Int($0) } })
    }
    await #expect(processExitsWith: .success) { _ = Pattern.foundAnywhere("[0-9]") }
  }
}
