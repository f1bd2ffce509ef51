import GenericForm

/// How much longer a rule takes for a text that is a hundred times as long.
struct Growth {
  let name: String
  let shape: String
  let factor: Double

  private static let small = 10_486
  private static let large = 1_048_576

  static func measure() -> [Growth] {
    rules.flatMap { name, rule in
      shapes.map { shape, unit, prefix in
        let short = time(rule, text(prefix, unit, small))
        let long = time(rule, text(prefix, unit, large))
        return Growth(name: name, shape: shape, factor: long / short)
      }
    }
  }

  private static let shapes = [
    ("aaaa…", "a", ""), ("@@@@…", "@", ""), ("[[[[…", "[", ""), ("1111…", "1", ""),
    ("::::…", ":", ""), ("a.a.…", "a.", "a@"), ("((((…", "(", "rgb("), ("éééé…", "é", ""),
    ("e.\u{301}…", "e\u{301}", ""), ("//?#…", "/?#", "http://a"), ("%41…", "%41", "http://a/"),
  ]

  private static let rules: [(String, ValidationRule<String>)] =
    Subject.all.map { ($0.name, $0.rule) } + [
      ("notBlank", .notBlank), ("minLength", .minLength(3)), ("maxLength", .maxLength(3)),
      ("noEmojis", .noEmojis), ("isMobile", .isMobile), ("isURL", .isURL),
      ("isHostname", .isHostname), ("isJSON", .isJSON), ("isCSSColor", .isCSSColor),
      ("isSemanticVersion", .isSemanticVersion), ("isBase64", .isBase64),
      ("isRFC3339DateTime", .isRFC3339DateTime), ("isISO8601Duration", .isISO8601Duration),
      ("isCreditCard", .isCreditCard), ("isISBN13", .isISBN13), ("isSlug", .isSlug),
    ]

  private static func text(_ prefix: String, _ unit: String, _ length: Int) -> String {
    prefix + String(repeating: unit, count: length / unit.utf8.count)
  }

  /// The shortest of several times, each of at least a few microseconds.
  private static func time(_ rule: ValidationRule<String>, _ text: String) -> Double {
    let repetitions = max(1, 2_000_000 / text.utf8.count)
    let clock = ContinuousClock()
    let times = (0..<9).map { _ in
      clock.measure {
        var passed = 0
        for _ in 0..<repetitions where rule.check(text) { passed += 1 }
        blackHole(passed)
      } / .nanoseconds(1) / Double(repetitions)
    }
    // Below the resolution of what can be told apart, a short text costs its function calls.
    return max(times.min() ?? 0, 20)
  }
}
