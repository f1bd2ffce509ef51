import Testing

@testable import BoundedPattern

/// Long texts, and patterns that would backtrack forever.
@Suite struct PatternBoundTests {
  @Test(arguments: [
    (".{0,2000}", 2000), ("[^<>]{1,4000}", 4000), (".{4000}", 4000), ("(?:.{2}){1000}", 2000),
  ])
  func `counts up to thousands`(pattern: String, count: Int) throws {
    let text = Example.family.times(count)
    #expect(try Pattern(pattern).matches(text))
    #expect(try !Pattern(pattern).matches(text + Example.family))
  }

  @Test(arguments: [".*", ".{8,}", "\\w+", "[a-z]*", "[^b]*?", "(?=.*a)[ac]+"])
  func `reads a mebibyte`(pattern: String) throws {
    let text = "a".times(1 << 20)
    #expect(try Pattern(pattern).matches(text))
    #expect(try !Pattern(pattern).matches(text + "b\n"))
  }

  @Test(arguments: [(".*", true), (".{1,20}", false), ("[^a]*", false), ("[\\p{L}\\p{M}]+", true)])
  func `reads a mebibyte with a character of two scalars`(pattern: String, matches: Bool) throws {
    let text = "a".times(1 << 20) + Example.xWithCaron
    #expect(try Pattern(pattern).matches(text) == matches)
  }

  @Test func `reads a character of half a million scalars`() throws {
    let text = "x" + "\u{30C}".times(1 << 19)
    #expect(try Pattern(".").matches(text))
    #expect(try !Pattern("..").matches(text))
  }

  @Test(
    arguments: [
      ("(a+)+\\1b|!", "a", 40, "!"), ("(a|aa)+\\1b|!", "a", 1 << 20, "!"),
      ("(a+)+", "a", 40, "!" + Example.xWithCaron), ("(.+)+[b]", Example.family, 40, "!"),
      ("(?:(?=a*)a)*", "a", 1 << 20, ""), ("(?:(?>a*)b|a)*", "a", 1 << 20, ""),
      ("(.*)(.*)\\2b|!", "a", 1 << 18, ""), ("(?:(?!a*b)a)*", "a", 1 << 20, ""),
      ("(?:a{1,1000}){1,60}b", "a", 1 << 20, ""), ("(?:a{1,1000}){1,60}b", "a", 1 << 22, ""),
      ("(?i)(a*)(?:x\\1|a)*!", "a", 1 << 20, ""), ("(?(?=a*b)a|.)*+", "a", 1 << 20, ""),
      ("(a(?R)?b|a)+", "a", 1 << 20, ""), ("(?:a{60000}x|a)*+", "a", 1 << 20, ""),
      ("(?=(a+)+b)a", "a", 1 << 20, ""), (".*", "a", 1 << 23, ""), (".*", "\u{439}", 1 << 22, ""),
    ] as [(String, String, Int, String)])
  func `gives up when a pattern is too expensive`(
    pattern: String, repeated: String, count: Int, end: String
  ) throws {
    let text = repeated.times(count) + end
    #expect(throws: PatternBoundExceeded(pattern: pattern, length: text.utf8.count)) {
      try Pattern(pattern).matches(text)
    }
  }

  @Test(
    arguments: [
      "(a+)+", "(a|aa)+", "^(\\w+\\s?)*$", "(a*)*b", "(a|a)*b", "(.*)(.*)(.*)(.*)b",
      "(?:a?){50}a{50}b",
      "(.*?,){11}P", "(x+x+)+y|(a+a+)+b", "^(?:[a-z]|\\d)*$", "(?:(?:a?b?)*c?)*d",
    ])
  func `has a result even if backtracking would take forever`(pattern: String) throws {
    #expect(try !Pattern(pattern).matches("a".times(10_000) + "!"))
  }

  @Test(
    arguments: [
      ".*foo", "a+b", "^[a-z]+$", "\\d{4}-\\d{2}", "foo|bar", "[0-9]+$", "a+[bc]", "\\s+$",
      "[^@]+@[^@]+\\.[a-z]{2,}", "(?i)https?://[^ ]+", "^.{3,20}$", "\\bfoo\\b",
    ])
  func `ordinary patterns never reach the bound`(pattern: String) throws {
    for text in ["a".times(1 << 20) + "!", "a".times(1 << 20) + " c", "1".times(1 << 20) + "!"] {
      #expect(try !Pattern(pattern).matches(text))
      #expect(try !Pattern(foundAnywhere: pattern).matches(text))
    }
  }

  @Test func `normalizes piles of marks in time`() throws {
    let text = "a" + "\u{301}\u{323}".times(1 << 17)
    #expect(try !Pattern("b").matches(text))
  }

  @Test func `answers many tasks at once`() async throws {
    let pattern = try Pattern("(\\w+) \\1 .{3}")
    let texts = (0..<200).map {
      "word\($0) word\($0.isMultiple(of: 2) ? $0 : -1) \(Example.namaste)"
    }
    let results = try await withThrowingTaskGroup { group in
      for (number, text) in texts.enumerated() {
        group.addTask { (number, try pattern.matches(text)) }
      }
      return try await group.reduce(into: [Int: Bool]()) { $0[$1.0] = $1.1 }
    }
    #expect(results.count == 200)
    #expect(results.allSatisfy { $0.value == $0.key.isMultiple(of: 2) })
  }

  @Test(arguments: [
    (".*[0-9].*", "a".times(254) + "👨‍👩‍👧"), (".*foo", "word x̌9 ".times(60)),
    (".*[0-9].*", "a line of text\r\n".times(512)), (".*[0-9].*", "नमस्ते ".times(100)),
  ])
  func `an ordinary search has a result with characters longer than one scalar`(
    pattern: String, text: String
  ) throws {
    #expect(try !Pattern(foundAnywhere: pattern).matches(text))
  }
}
