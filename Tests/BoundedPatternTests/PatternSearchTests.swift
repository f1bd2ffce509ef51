import BoundedPattern
import Testing

@Suite struct PatternSearchTests {
  @Test(arguments: [
    ("b", "abc", true), ("b", "acd", false), ("^b", "ab", false), ("b$", "ab", true),
    ("a|c", "xc", true), ("x*", "", true), ("\\Qa.b", "xa.by", true), ("\\Qa.b", "xaxby", false),
    ("(?x) a b # and c", "xaby", true), ("(a)\\1", "xaay", true), ("(?<=x)b", "xb", true),
    (".b", "e\u{301}b", true), ("^.b", "xe\u{301}b", false),
  ])
  func `finds a pattern at any place`(pattern: String, text: String, isFound: Bool) throws {
    #expect(try Pattern(foundAnywhere: pattern).matches(text) == isFound)
  }

  @Test func `says what is ill-formed about the pattern as it was written`() {
    #expect {
      try Pattern(foundAnywhere: "a)(b")
    } throws: { error in
      (error as? PatternSyntaxError)?.pattern == "a)(b"
    }
  }

  @Test func `looks through 1 MiB`() throws {
    let text = String(repeating: "a", count: 1 << 20)
    #expect(try !Pattern(foundAnywhere: "b").matches(text))
    #expect(try Pattern(foundAnywhere: "b").matches(text + "b"))
  }

  @Test(arguments: ["[0-9]+$", "(1+)+b", "1.*1.*b"])
  func `gives up on what would take hours`(pattern: String) throws {
    let text = String(repeating: "1", count: 1 << 17) + "!"
    #expect(throws: PatternBoundExceeded.self) {
      try Pattern(foundAnywhere: pattern).matches(text)
    }
  }
}
