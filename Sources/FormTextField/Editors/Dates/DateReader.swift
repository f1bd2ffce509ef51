import GenericForm

/// Reads a typed date, in a locale's order or in ISO 8601 format.
///
/// Any separators are accepted, and none are needed in a date of two-digit groups. A two-digit year is the one within
/// the bounds, or else from 79 years before today to 20 years after it.
struct DateReader {
  let pattern: DatePattern
  let today: CalendarDate

  /// The first and the last day that the user can enter.
  var bounds = Bounds<CalendarDate>()

  /// The lowercase names of the months, which the user may type.
  var monthNames: [[String]] = DateReader.monthNamesOfLocale

  /// The lowercase names of the weekdays, which are allowed next to the name of a month.
  ///
  /// They aren't compared with the date, which appears in the locale's order when the focus leaves.
  var weekdayNames: Set<String> = DateReader.weekdayNamesOfLocale

  /// Returns the date, or `nil` if the text isn't one.
  func date(in text: String) -> CalendarDate? {
    guard let (groups, month) = parts(of: text) else { return nil }
    if let month {
      guard groups.count == 2 else { return nil }
      let (year, day) = groups[0].count == 4 ? (groups[0], groups[1]) : (groups[1], groups[0])
      return date([year, "\(month)", day], .iso)
    }
    if groups.count == 1 { return date(ofDigits: groups[0]) }
    guard groups.count == 3 else { return nil }
    return date(groups, groups[0].count == 4 ? .iso : pattern)
  }

  /// Returns whether text is written like a date, even one that doesn't exist, such as 31 February.
  func isWrittenAsDate(_ text: String) -> Bool {
    guard let (groups, month) = parts(of: text) else { return false }
    var lengths = groups.map(\.count)
    if lengths == [8] { return month == nil }
    guard lengths.count == (month == nil ? 3 : 2) else { return false }
    if let year = lengths.firstIndex(of: 4) { lengths.remove(at: year) }
    return lengths.allSatisfy { (1...2).contains($0) }
  }

  /// Returns a date without separators: eight digits, or six with a two-digit year.
  private func date(ofDigits digits: String) -> CalendarDate? {
    guard digits.count == 8 || digits.count == 6 else { return nil }
    func split(_ pattern: DatePattern) -> [String] {
      var rest = digits[...]
      return pattern.order.map { part in
        let length = part == .year ? digits.count - 4 : 2
        defer { rest = rest.dropFirst(length) }
        return String(rest.prefix(length))
      }
    }
    if let date = date(split(pattern), pattern) { return date }
    return digits.count == 8 ? date(split(.iso), .iso) : nil
  }

  private func date(_ groups: [String], _ pattern: DatePattern) -> CalendarDate? {
    var (day, month, year) = ("", "", "")
    for (part, group) in zip(pattern.order, groups) {
      switch part {
      case .day: day = group
      case .month: month = group
      case .year: year = group
      }
    }
    guard day.count <= 2, month.count <= 2, let day = Int(day), let month = Int(month),
      let number = Int(year)
    else { return nil }
    if year.count == 4 { return CalendarDate(year: number, month: month, day: day) }
    guard year.count <= 2 else { return nil }
    let century = today.year / 100 * 100
    let dates = [century, century - 100, century + 100].compactMap {
      CalendarDate(year: $0 + number, month: month, day: day)
    }
    let hasBounds = bounds.minimum != nil || bounds.maximum != nil
    if hasBounds, let date = dates.first(where: bounds.contain) { return date }
    return dates.first { (today.year - 79...today.year + 20).contains($0.year) }
  }

  /// Returns the groups of digits in a text, and the month that it names.
  private func parts(of text: String) -> (groups: [String], month: Int?)? {
    var groups: [String] = []
    var named: Int?
    var word = ""
    var isInNumber = false
    var hasOtherWords = false
    // A leading hyphen is a sign, not a separator.
    if let first = text.first(where: { !$0.isWhitespace }), Self.hyphens.contains(first) {
      return nil
    }
    for character in text.lowercased() + " " {
      let digit = character.wholeNumberValue.flatMap { $0 < 10 ? $0 : nil }
      let isLetter = character.isLetter && digit == nil && !Self.separators.contains(character)
      if !isLetter, !word.isEmpty {
        let isElided = word == "d" && Self.apostrophes.contains(character)
        if isElided || Self.fillers.contains(word) || weekdayNames.contains(word) {
          hasOtherWords = true
        } else {
          guard named == nil, let month = month(named: word) else { return nil }
          named = month
        }
        word = ""
        if isElided { continue }
      }
      if let digit {
        if !isInNumber { groups.append("") }
        groups[groups.count - 1] += "\(digit)"
      } else if isLetter {
        word.append(character)
      } else if !character.isWhitespace, !Self.separators.contains(character) {
        return nil
      }
      isInNumber = digit != nil
    }
    return hasOtherWords && named == nil ? nil : (groups, named)
  }

  /// The words allowed next to a month, as in "3 de marzo de 2026" and "March 3rd, 2026".
  ///
  /// The C library has no such words, as its date formats are numeric.
  private static let fillers: Set<String> = [
    "de", "del", "di", "of", "the", "st", "nd", "rd", "th", "er", "г", "р",
  ]

  /// The characters allowed after the "d" of "d’abril".
  private static let apostrophes: Set<Character> = ["'", "\u{2019}"]

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2013}", "\u{2212}"]

  /// The separators allowed between numbers, including those of Chinese, Japanese and Korean.
  private static let separators: Set<Character> = hyphens.union([
    ".", ",", "/", "年", "月", "日", "년", "월", "일",
  ])

  /// Returns the number of a month whose name starts with a word of at least three letters.
  private func month(named word: String) -> Int? {
    guard word.count >= 3 else { return nil }
    let months = monthNames.indices.filter { place in
      monthNames[place].contains { $0.hasPrefix(word) || word == $0 }
    }
    return months.count == 1 ? months[0] + 1 : nil
  }

  private static var monthNamesOfLocale: [[String]] {
    // Some languages put "of" before the name, as in "de març" and "d’abril".
    LocaleFormat.months.map { names in names.compactMap { DateReader.words($0).last } }
  }

  /// Without words that also start a month's name: "mar" is short for "martes" and for "marzo".
  private static var weekdayNamesOfLocale: Set<String> {
    let names = LocaleFormat.weekdays.joined().flatMap { DateReader.words($0) }
    let months = monthNamesOfLocale.joined()
    return Set(names).filter { name in !months.contains { $0.hasPrefix(name) } }
  }

  /// Returns the words of a name in lowercase, such as the two of "sexta-feira".
  static func words(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension DatePattern {
  /// ISO 8601: year, month and day.
  static let iso = Self(format: "%Y-%m-%d")
}
