import ValidationRules
import Glibc

/// The maximum processor time of a pattern for 1 MiB of text, over several shapes of text.
struct PatternTime {
  let pattern: String
  let shape: String
  let milliseconds: Double

  /// The number of texts with a result, and the number that couldn't be checked.
  let outcome: String

  /// Measures each pattern for a match of the whole text and as a search, on texts of some shapes.
  static func measure(
    _ patterns: [String], on shapes: [(String, String, String)]
  ) throws -> [PatternTime] {
    let texts = shapes.map { shape, unit, end in
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
    let start = milliseconds()
    let isMatch = try? pattern.matches(text)
    let time = milliseconds() - start
    blackHole(isMatch == true ? 1 : 0)
    return (time, isMatch != nil)
  }

  private static func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// Texts in which every character is one scalar.
  static let plainShapes = [
    ("aaaa…!", "a", "!"), ("aaaa… b", "a", " b"), ("1111…!", "1", "!"), ("a,a,…", "a,", ""),
    ("word word…", "word ", "!"), ("aabaab…", "aab", "!"), ("line ends", "\n", ""),
    ("spaces", " ", "!"), ("éééé…", "é", "!"), ("((((…", "(", ""), ("йййй…", "й", "!"),
    ("слово слово…", "слово ", "!"), ("文文文文…", "文", "!"),
  ]

  /// Texts that take longer to normalize than most patterns take to match.
  static let otherShapes = [
    ("families", "👨‍👩‍👧", "!"), ("e and an accent…", "e\u{301}", ""),
    ("a pile of marks", "\u{301}\u{323}", ""), ("ᾂ and a dot…", "\u{1F82}\u{323}", ""),
  ]

  static let ordinary = [
    ".*foo", "a+b", "^[a-z]+$", #"\d{4}-\d{2}"#, "foo|bar", "[0-9]+$", #"\s+$"#, "a+[bc]",
    "[A-Z]{2}[0-9]{4}", "^.{3,20}$", #"^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$"#,
    #"^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$"#, "^(?:[a-z]|[0-9])*$", "^[^<>]*$",
    "(?i)https?://[^ ]+", #"\bfoo\b"#, #"^[\p{L} '-]+$"#, "^(?:[a-z0-9]+-)*[a-z0-9]+$",
    "(?:[a-z]|[0-9])*$", "(?m)^[0-9]+$", "[a-z0-9]+(?:-[a-z0-9]+)*$", #"\w+@\w+\.\w+"#,
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
