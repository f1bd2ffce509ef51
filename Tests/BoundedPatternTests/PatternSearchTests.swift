import Testing

@testable import BoundedPattern

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

  @Test(
    arguments: [
      ("^\\d+$", "12", true), ("^\\d+$", "12\n", false), ("^\\d+$", "12\r\n", false),
      ("\\d$", "12\n", false), ("(\\d+)+$", "12\n", false), ("\\d+\\Z", "12\n", true),
      ("(?m)^\\d+$", "12\n", true), ("(?m)^\\d+$", "a\n12\nb", true),
      ("(?m-m:^\\d+$)", "12\n", false),
      ("(?m)(?-m)^\\d+$", "12\n", false), ("^\\d.$", "1" + Example.family + "\n", false),
      ("(1+)+$", "1".times(10_000) + "\n", false), ("(1+)+$", "1".times(10_000), true),
      ("(?m)(1+)+$", "1".times(10_000) + "\n", true),
      ("(1+)+\\Z", "1".times(10_000) + "\n", true), ("(1+)+$", "1".times(10_000) + "\n!", false),
    ] as [(String, String, Bool)])
  func `ends with the text`(pattern: String, text: String, isFound: Bool) throws {
    #expect(try Pattern(foundAnywhere: pattern).matches(text) == isFound)
  }

  @Test func `reports errors in the pattern as it was written`() {
    #expect {
      try Pattern(foundAnywhere: "a)(b")
    } throws: { error in
      (error as? PatternSyntaxError)?.pattern == "a)(b"
    }
  }

  @Test func `searches 1 MiB`() throws {
    let text = String(repeating: "a", count: 1 << 20)
    #expect(try !Pattern(foundAnywhere: "b").matches(text))
    #expect(try Pattern(foundAnywhere: "b").matches(text + "b"))
  }

  @Test(arguments: ["(1+)\\1b|x", "(?=(1+)+[bc])1", "(?:1{1,1000}){1,60}[bc]"])
  func `gives up on searches that would take hours`(pattern: String) throws {
    let text = String(repeating: "1", count: 1 << 20) + "!"
    #expect(throws: PatternBoundExceeded.self) {
      try Pattern(foundAnywhere: pattern).matches(text)
    }
  }

  @Test(arguments: [
    ("(?:[0-9]|x)+y$", true), ("^(?:[0-9]|x)+y$", false), ("(?m)^(?:[0-9]|x)+y", true),
    ("\\b(?:[0-9]|x)+\\by", false), ("(?:\\X|x)+\\Ry", false), ("(?:[^!]|x)+\\Z", true),
  ])
  func `finds what backtracking takes too long to find`(pattern: String, isFound: Bool) throws {
    let text = "!\n" + "1".times(100_000) + "y"
    #expect(try Pattern(foundAnywhere: pattern).matches(text) == isFound)
  }

  @Test(arguments: [
    ("(*ANYCRLF)(?m)^b", "a\rb", true), ("(?m)^b", "a\rb", false),
    ("(*ANYCRLF)(?m)^b", "a\rb" + "e\u{30A}", true),
  ])
  func `heeds verbs that must come first`(pattern: String, text: String, isFound: Bool) throws {
    #expect(try Pattern(foundAnywhere: pattern).matches(text) == isFound)
  }

  @Test func `begins and ends between characters`() throws {
    let text = "e\u{30A}"
    #expect(try !Pattern(foundAnywhere: "e$|\u{30A}").matches("x" + text))
    #expect(try Pattern(foundAnywhere: "[^x]$").matches("x" + text))
    #expect(try !Pattern(foundAnywhere: "e(?x) # with a comment").matches(text))
  }
}
