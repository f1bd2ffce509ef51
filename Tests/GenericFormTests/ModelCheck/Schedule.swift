import FormTestSupport

/// A sequence of events for the form under test.
struct Schedule {
  enum Event: Hashable {
    case type(Place, String)
    case leave(Place)
    case retry(Place)
    case submit
    case reset
    case refuseOnServer(Place)
    case wait(milliseconds: Int)

    /// Answers the oldest open question about a value; `nil` is a failure.
    case answer(Place, String, passes: Bool?)
  }

  /// The fields of the form under test.
  enum Place: Int, CaseIterable {
    case name, again, code
  }

  var events: [Event]
}

extension Schedule {
  /// Returns a random schedule.
  ///
  /// The same seed gives the same schedule.
  static func random(seed: UInt64) -> Self {
    var random = SplitMix(state: seed)
    let count = Int.random(in: 4...24, using: &random)
    return Self(events: (0..<count).map { _ in Event.random(using: &random) })
  }

  /// Returns the shortest schedule that still fails, found by leaving out events.
  func shrunk(while fails: (Self) -> Bool) -> Self {
    var shortest = self
    var size = shortest.events.count / 2
    while size >= 1 {
      var start = 0
      while start < shortest.events.count {
        var shorter = shortest
        shorter.events.removeSubrange(start..<min(start + size, shorter.events.count))
        if fails(shorter) { shortest = shorter } else { start += size }
      }
      size /= 2
    }
    return shortest
  }
}

extension Schedule.Event {
  private static let values = ["", "a", "ab", "abc", " ab"]

  fileprivate static func random(using random: inout SplitMix) -> Self {
    let place = Schedule.Place.allCases[Int.random(in: 0..<3, using: &random)]
    let value = values[Int.random(in: 0..<values.count, using: &random)]
    return switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: .type(place, value)
    case 7..<10: .leave(place)
    case 10: .retry(place)
    case 11..<13: .submit
    case 13: Int.random(in: 0..<4, using: &random) == 0 ? .reset : .refuseOnServer(place)
    case 14..<17: .wait(milliseconds: [50, 200, 400, 1000][Int.random(in: 0..<4, using: &random)])
    default:
      .answer(
        place, value == " ab" && place == .name ? "ab" : value,
        passes: [true, true, false, nil][Int.random(in: 0..<4, using: &random)])
    }
  }
}
