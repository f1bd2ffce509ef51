/// The format of a country's postal codes.
///
/// The source is the Universal Postal Union's addressing data as gathered in Google's address data
/// service (libaddressinput), narrowed if a post leaves ranges unused, and widened if
/// people write a country's prefix or leave out a space.
public struct PostalCodeFormat: Sendable {
  /// One pattern, or several with `|` between them.
  ///
  /// In a pattern `#` is a digit, `@` a letter, `*` either, `$` a letter of a British inward code,
  /// `[...]` one of those characters and ranges, and every other character itself. `?` after one
  /// of these means that it may be left out. No character matches both an optional
  /// element and the one after it, so that one pass without going back is enough.
  let patterns: String

  /// The format of a country, or `nil` for a country without postal codes or of which none are
  /// known.
  init?(of country: String) {
    guard let patterns = Self.patternsByCountry[country] else { return nil }
    self.patterns = patterns
  }

  /// The countries whose format is known, by their two-letter codes in ascending order.
  ///
  /// ```swift
  /// PostalCodeFormat.countries.contains("FR")  // true
  /// PostalCodeFormat.countries.contains("HK")  // false: there are no postal codes in Hong Kong
  /// ```
  public static var countries: [String] {
    patternsByCountry.keys.sorted()
  }

  /// Returns whether the whole text is a postal code of this format.
  func matches(_ text: Span<UInt8>) -> Bool {
    let patterns = patterns.utf8.span
    var start = 0
    while start < patterns.count {
      let end = patterns.end(of: !.only("|"), from: start)
      if Self.matches(text, patterns, start..<end) { return true }
      start = end + 1
    }
    return false
  }

  /// Returns whether the whole text matches one pattern.
  private static func matches(
    _ text: Span<UInt8>, _ patterns: Span<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var position = 0
    var place = range.lowerBound
    while place < range.upperBound {
      let element = place
      if patterns[place] == UInt8(ascii: "[") {
        while patterns[place] != UInt8(ascii: "]") { place += 1 }
      }
      place += 1
      let isOptional = place < range.upperBound && patterns[place] == UInt8(ascii: "?")
      if isOptional { place += 1 }
      if position < text.count, accepts(text[position].uppercased, patterns, element) {
        position += 1
      } else if !isOptional {
        return false
      }
    }
    return position == text.count
  }

  /// Returns whether the element of a pattern that starts at `place` matches this character.
  private static func accepts(_ byte: UInt8, _ patterns: Span<UInt8>, _ place: Int) -> Bool {
    switch patterns[place] {
    case UInt8(ascii: "#"): byte.decimalValue != nil
    case UInt8(ascii: "@"): byte.letterValue != nil
    case UInt8(ascii: "*"): byte.base36Value != nil
    case UInt8(ascii: "$"): byte.letterValue != nil && !isUnusedInInwardCode(byte)
    case UInt8(ascii: "["): isListed(byte, patterns, place + 1)
    default: patterns[place] == byte
    }
  }

  /// Returns whether Royal Mail keeps a letter out of the last two of a postcode, as too like
  /// another.
  private static func isUnusedInInwardCode(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "C"), UInt8(ascii: "I"), UInt8(ascii: "K"), UInt8(ascii: "M"),
      UInt8(ascii: "O"), UInt8(ascii: "V"):
      true
    default:
      false
    }
  }

  /// Returns whether a character is in the list from `place` to the next `]`.
  ///
  /// A hyphen between two characters makes them the bounds of a range; before the `]` it is itself.
  private static func isListed(_ byte: UInt8, _ patterns: Span<UInt8>, _ place: Int) -> Bool {
    var place = place
    while patterns[place] != UInt8(ascii: "]") {
      let low = patterns[place]
      let isRange =
        patterns[place + 1] == UInt8(ascii: "-") && patterns[place + 2] != UInt8(ascii: "]")
      let high = isRange ? patterns[place + 2] : low
      if low <= byte, byte <= high { return true }
      place += isRange ? 3 : 1
    }
    return false
  }
}
