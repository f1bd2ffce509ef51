import ValidationRules

/// How long a pattern takes at most for 1 MiB of text, of several shapes.
struct PatternTime {
  let pattern: String
  let shape: String
  let milliseconds: Double

  /// The number of texts with a result, and of those that could not be checked.
  let outcome: String

  /// Measures each pattern against whole texts and as a search, on texts of ASCII or of all shapes.
  static func measure(_ patterns: [String], onASCII: Bool) throws -> [PatternTime] {
    let texts = shapes.filter { !onASCII || $0.1.utf8.allSatisfy { $0 < 0x80 } }
      .map { shape, unit, end in
        (shape, String(repeating: unit, count: (1 << 20) / unit.utf8.count) + end)
      }
    return try patterns.flatMap { source in
      [
        try PatternTime("\(source), whole", Pattern(source), texts),
        try PatternTime("\(source), anywhere", Pattern(foundAnywhere: source), texts),
      ]
    }
  }

  private init(_ name: String, _ pattern: Pattern, _ texts: [(shape: String, text: String)]) {
    var (refused, worst) = (0, ("", "", 0.0))
    for (shape, text) in texts {
      let (time, isAnswered) = PatternTime.time(pattern, text)
      if !isAnswered { refused += 1 }
      if time > worst.2 { worst = (shape, text, time) }
    }
    let again = (0..<3).map { _ in PatternTime.time(pattern, worst.1).milliseconds }
    self.pattern = name.replacing("|", with: "\\|")
    shape = worst.0
    milliseconds = min(worst.2, again.min() ?? worst.2)
    outcome = "\(texts.count - refused) / \(refused)"
  }

  private static func time(
    _ pattern: Pattern, _ text: String
  ) -> (milliseconds: Double, isAnswered: Bool) {
    var isMatch: Bool?
    let time = ContinuousClock().measure { isMatch = try? pattern.matches(text) }
    blackHole(isMatch == true ? 1 : 0)
    return (time / .milliseconds(1), isMatch != nil)
  }

  private static let shapes = [
    ("aaaa…!", "a", "!"), ("aaaa… b", "a", " b"), ("1111…!", "1", "!"), ("a,a,…", "a,", ""),
    ("word word…", "word ", "!"), ("aabaab…", "aab", "!"), ("line ends", "\n", ""),
    ("spaces", " ", "!"), ("éééé…", "é", "!"), ("((((…", "(", ""), ("йййй…", "й", "!"),
    ("families", "👨‍👩‍👧", "!"), ("e and an accent…", "e\u{301}", ""),
    ("a pile of marks", "\u{301}\u{323}", ""), ("ᾂ and a dot…", "\u{1F82}\u{323}", ""),
  ]

  static let ordinary = [
    ".*foo", "a+b", "^[a-z]+$", #"\d{4}-\d{2}"#, "foo|bar", "[0-9]+$", #"\s+$"#, "a+[bc]",
    "[A-Z]{2}[0-9]{4}", "^.{3,20}$", #"^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$"#,
    #"^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$"#, "^(?:[a-z]|[0-9])*$", "^[^<>]*$",
    "(?i)https?://[^ ]+", #"\bfoo\b"#, #"^[\p{L} '-]+$"#, "^(?:[a-z0-9]+-)*[a-z0-9]+$",
  ]

  static let hostile = [
    "(a+)+", "(a|aa)+", "(a|a)*b", "(?:a{1,1000}){1,60}b", #"^(\w+\s?)*$"#, "(a*)*b",
    "(.*)(.*)(.*)(.*)b", "(.*?,){11}P", "(a?){50}a{50}b", #"(a*)\1b"#, #"(.+)\1+$"#,
    "(?:(?=a*)a)*", "(?:(?!a*b)a)*", "(?:(?>a*)b|a)*", #"(?i)(a*)(?:x\1|a)*"#,
    #"^(a*x)b(?:\1|a)*"#, #"\((?:[^()]|(?R))*\)"#, "(a(?R)?b|a)+", #"\X*b"#, #"(\X+)+b"#,
    "(?:a{60000}x|a)*", "([a-z]+)*[0-9]", #"(\p{L}+\p{M}*)+1"#, "((a|b)*c|d)*e", "(x+x+)+y",
    "(?:.*a){20}b", "(?<=a{50})(a+)+b", "(?=(a+)+b)a", "(?:a|(?:a|a)){1,500}b",
    #"\b(\w+\b\W*)+@"#, "(?s)(.*)*(?<!!)", "(?:a*?){1,30}b", "(?(?=a*b)a|.)*", #"(.)\1{3}"#,
  ]
}
