import GenericForm

/// The time format of a locale, and the reading of typed times.
nonisolated struct TimePattern {
  /// The texts for the halves of the day, or `nil` with a 24-hour clock.
  let halves: (am: String, pm: String)?

  /// The pattern of the user's locale.
  @MainActor static var ofLocale: Self {
    let halves = LocaleFormat.halves
    return Self(format: LocaleFormat.time, am: halves.am, pm: halves.pm)
  }

  /// Creates a pattern from a `strftime` format, such as `%H:%M:%S`.
  init(format: String, am: String, pm: String) {
    let has12Hours = ["%r", "%I", "%l", "%p"].contains { format.contains($0) }
    halves = has12Hours && !am.isEmpty && !pm.isEmpty ? (am, pm) : nil
  }

  /// Returns the text of a time, such as "18:30" or "6:30 PM".
  func text(of time: TimeOfDay) -> String {
    guard let halves else { return time.description }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    let rest = time.description.dropFirst(2)
    return "\(hour)\(rest) \(time.hour < 12 ? halves.am : halves.pm)"
  }

  /// Returns the time in a text such as "9", "9.30", "930", "09:30:15" or "9pm".
  func time(in text: String) -> TimeOfDay? {
    guard let (numbers, isAfternoon) = parts(of: text) else { return nil }
    var hour = numbers[0]
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return TimeOfDay(hour: hour, minute: numbers[1], second: numbers[2])
  }

  /// Returns whether text is written like a time, even one that doesn't exist.
  func isWrittenAsTime(_ text: String) -> Bool { parts(of: text) != nil }

  /// Returns hour, minute and second, and the half of the day if it's given.
  private func parts(of text: String) -> (numbers: [Int], isAfternoon: Bool?)? {
    var rest = text.lowercased().filter { !$0.isWhitespace }
    var isAfternoon: Bool?
    let names = [
      ("am", false), ("a.m.", false), ("a", false), ("pm", true), ("p.m.", true), ("p", true),
    ]
    let own = halves.map { [($0.am.lowercased(), false), ($0.pm.lowercased(), true)] } ?? []
    for (name, value) in own + names where isAfternoon == nil && rest.hasSuffix(name) {
      isAfternoon = value
      rest.removeLast(name.count)
    }
    if rest.hasSuffix("h") { rest.removeLast() }
    return numbers(in: rest).map { ($0, isAfternoon) }
  }

  /// Returns hour, minute and second.
  private func numbers(in text: String) -> [Int]? {
    var groups = text.split(separator: #/[:.,h\-]/#, omittingEmptySubsequences: false).map {
      group in
      group.map { $0.wholeNumberValue.map(String.init) ?? "?" }.joined()
    }
    if groups.count == 1, (3...6).contains(groups[0].count), groups[0].count != 5 {
      // Without separators, minutes and seconds have two digits each.
      let digits = groups[0]
      let hour = digits.count % 2 == 0 ? 2 : 1
      groups = [String(digits.prefix(hour))]
      var rest = digits.dropFirst(hour)
      while !rest.isEmpty {
        groups.append(String(rest.prefix(2)))
        rest = rest.dropFirst(2)
      }
    }
    guard (1...3).contains(groups.count), groups.allSatisfy({ (1...2).contains($0.count) }),
      groups.dropFirst().allSatisfy({ $0.count == 2 })
    else { return nil }
    let numbers = groups.compactMap { Int($0) }
    return numbers.count == groups.count
      ? numbers + Array(repeating: 0, count: 3 - numbers.count) : nil
  }
}
