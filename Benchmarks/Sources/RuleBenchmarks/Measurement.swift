/// The time that each contestant takes for one text, measured in turn within one run.
struct Measurement {
  let subject: String
  let nanoseconds: [(name: String, median: Double)]

  private static let rounds = 31

  /// Runs the contestants on all texts in turn, in several rounds, so that anything that slows the
  /// machine down affects all of them.
  init(_ subject: String, _ contestants: [Contestant], on texts: [String]) {
    self.subject = subject
    var times = Array(repeating: [Double](), count: contestants.count)
    for round in 0..<Self.rounds + 2 {
      for (index, contestant) in contestants.enumerated() {
        let time = Self.time(contestant, texts)
        if round >= 2 { times[index].append(time / Double(texts.count)) }
      }
    }
    nanoseconds = zip(contestants, times).map { ($0.name, $1.sorted()[$1.count / 2]) }
  }

  private static func time(_ contestant: Contestant, _ texts: [String]) -> Double {
    let clock = ContinuousClock()
    var passed = 0
    let duration = clock.measure {
      for text in texts where contestant.accepts(text) { passed += 1 }
    }
    blackHole(passed)
    return duration / .nanoseconds(1)
  }

  /// Returns the time of the first contestant divided by that of another.
  func ratio(to name: String) -> Double? {
    guard let first = nanoseconds.first, let other = nanoseconds.first(where: { $0.name == name })
    else { return nil }
    return first.median / other.median
  }
}

/// Keeps the optimizer from removing the computation of a value.
@inline(never)
func blackHole(_ value: Int) {
  withExtendedLifetime(value) {}
}
