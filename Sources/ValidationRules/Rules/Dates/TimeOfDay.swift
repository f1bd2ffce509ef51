/// A time of day on a 24-hour clock, to the second, without a day or a time zone.
///
/// ```swift
/// TimeOfDay("18:30")?.hour  // 18
/// TimeOfDay("24:00")  // nil
/// ```
public struct TimeOfDay: Hashable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int

  /// The minute, 0 to 59.
  public let minute: Int

  /// The second, 0 to 59; leap seconds aren't supported.
  public let second: Int

  /// Creates the given time, or returns `nil` if it isn't on the clock.
  ///
  /// ```swift
  /// TimeOfDay(hour: 9, minute: 5)?.description  // "09:05"
  /// TimeOfDay(hour: 9, minute: 60)  // nil
  /// ```
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

extension TimeOfDay: Comparable {
  /// Returns whether the left time is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    (left.hour, left.minute, left.second) < (right.hour, right.minute, right.second)
  }
}

extension TimeOfDay: LosslessStringConvertible {
  /// Reads `hh:mm` or `hh:mm:ss`, with two digits each, or returns `nil` for other text.
  public init?(_ description: String) {
    let text = description.utf8.span
    var position = 0
    guard let hour = text.number(ofDigits: 2, upTo: 23, at: &position),
      text.take(":", at: &position),
      let minute = text.number(ofDigits: 2, upTo: 59, at: &position)
    else { return nil }
    var second = 0
    if text.take(":", at: &position) {
      guard let number = text.number(ofDigits: 2, upTo: 59, at: &position) else { return nil }
      second = number
    }
    guard position == text.count else { return nil }
    self.init(hour: hour, minute: minute, second: second)
  }

  /// The time as `hh:mm`, or as `hh:mm:ss` if it isn't a whole minute.
  public var description: String {
    let numbers = second == 0 ? [hour, minute] : [hour, minute, second]
    return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
