import GenericForm

/// The date format of a locale: the order of day, month and year, and the separators.
nonisolated struct DatePattern: Equatable {
  enum Part {
    case day
    case month
    case year
  }

  /// The order of day, month and year.
  let order: [Part]

  let separator: String

  /// The pattern of the user's locale.
  @MainActor static var ofLocale: Self { Self(format: LocaleFormat.date) }

  /// Creates a pattern from a `strftime` format, such as `%d/%m/%y`; month names become numbers.
  init(format: String) {
    let format = format == "%D" ? "%m/%d/%y" : format
    var order: [Part] = []
    var between = ""
    var isField = false
    for character in format {
      if isField, !"EO-_0^".contains(character) {
        isField = false
        guard let part = Self.part(of: character), !order.contains(part) else { continue }
        order.append(part)
      } else if character == "%" {
        isField = true
      } else if !isField, order.count == 1 {
        between.append(character)
      }
    }
    let isComplete = order.count == 3
    self.order = isComplete ? order : [.year, .month, .day]
    separator = isComplete && [".", "/", "-", ". "].contains(between) ? between : "-"
  }

  private static func part(of field: Character) -> Part? {
    switch field {
    case "d", "e": .day
    case "m", "b", "B", "h": .month
    case "y", "Y": .year
    default: nil
    }
  }
}

nonisolated extension DatePattern {
  /// Returns a date with all its digits, such as "09/03/2026".
  func text(of date: CalendarDate) -> String {
    order.map { part in
      switch part {
      case .day: padded(date.day, to: 2)
      case .month: padded(date.month, to: 2)
      case .year: padded(date.year, to: 4)
      }
    }.joined(separator: separator)
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: width - digits.count) + digits
  }

  /// The pattern in words, such as "DD/MM/YYYY", with the parts from left to right like the digits.
  var words: String {
    let words = order.map { part in
      switch part {
      case .day: ControlMessage.`date.day`.text
      case .month: ControlMessage.`date.month`.text
      case .year: ControlMessage.`date.year`.text
      }
    }
    guard MessageCatalog.shared.isRightToLeft else { return words.joined(separator: separator) }
    // Letters from right to left would reverse the parts (Unicode UAX #9, LRI and LRM).
    return "\u{2066}" + words.joined(separator: "\u{200E}\(separator)") + "\u{2069}"
  }
}
