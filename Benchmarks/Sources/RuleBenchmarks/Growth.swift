import ValidationRules

/// The factor by which a rule takes longer for a text that is a hundred times as long.
struct Growth {
  let name: String
  let shape: String
  let factor: Double

  private static let length = 10_486
  private static let times = 100

  static func measure() -> [Growth] {
    rules.flatMap { name, rule in
      shapes.map { shape, unit, prefix in
        let factor = growth(of: rule) { text(prefix, unit, $0) }
        return Growth(name: name, shape: shape, factor: factor)
      }
    }
  }

  private static let shapes = [
    ("aaaa…", "a", ""), ("@@@@…", "@", ""), ("[[[[…", "[", ""), ("1111…", "1", ""),
    ("::::…", ":", ""), ("a.a.…", "a.", "a@"), ("((((…", "(", "rgb("), ("éééé…", "é", ""),
    ("e.\u{301}…", "e\u{301}", ""), ("//?#…", "/?#", "http://a"), ("%41…", "%41", "http://a/"),
  ]

  private static let rules: [(String, Rule<String>)] =
    Subject.all.map { ($0.name, $0.rule) } + [
      ("minLength", .minLength(3)), ("maxLength", .maxLength(3)),
      ("noEmojis", .noEmojis), ("isMobile", .isMobile), ("isURL", .isURL),
      ("isURL(.standard)", .isURL(.standard)),
      ("isHostname", .isHostname), ("isJSON", .isJSON), ("isCSSColor", .isCSSColor),
      ("isSemanticVersion", .isSemanticVersion), ("isBase64", .isBase64),
      ("isRFC3339DateTime", .isRFC3339DateTime), ("isISO8601Duration", .isISO8601Duration),
      ("isCreditCard", .isCreditCard), ("isISBN13", .isISBN13), ("isSlug", .isSlug),
    ]

  private static func text(_ prefix: String, _ unit: String, _ length: Int) -> String {
    prefix + String(repeating: unit, count: length / unit.utf8.count)
  }

  /// Returns the shortest time for a long text, divided by the shortest time for a short one.
  ///
  /// The short texts together take as much memory as the long one, so that both are read through
  /// the same caches. They take turns, so that anything that slows the machine down affects both.
  /// Now and then they are created again, because a text's place in memory also makes a difference.
  private static func growth(
    of rule: Rule<String>, on text: (_ length: Int) -> String
  ) -> Double {
    var timeOfShort = Double.infinity
    var timeOfLong = Double.infinity
    for _ in 0..<8 {
      let short = (0..<times).map { _ in text(length) }
      let long = [text(length * times)]
      for _ in 0..<5 {
        timeOfShort = min(timeOfShort, time(rule, short))
        timeOfLong = min(timeOfLong, time(rule, long))
      }
    }
    return Double(times) * timeOfLong / timeOfShort
  }

  private static func time(_ rule: Rule<String>, _ texts: [String]) -> Double {
    let clock = ContinuousClock()
    return clock.measure {
      var passed = 0
      for text in texts where rule.accepts(text) { passed += 1 }
      blackHole(passed)
    } / .nanoseconds(1)
  }
}
