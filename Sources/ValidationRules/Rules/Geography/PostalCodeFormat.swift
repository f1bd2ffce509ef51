/// The format of a country's postal codes.
///
/// The formats come from the Universal Postal Union's addressing data, as collected in Google's
/// address data service (libaddressinput). They are narrower where a postal service leaves ranges
/// unused, and wider where people write a country's prefix or leave out a space.
public struct PostalCodeFormat: Sendable {
  /// One or more patterns, separated by `|`.
  ///
  /// Each element of a pattern matches a character:
  ///
  /// - `#` matches a digit, `@` a letter, and `*` either.
  /// - `$` matches a letter of a British inward code.
  /// - `[...]` matches any of the characters and ranges in it.
  /// - Any other character matches itself.
  ///
  /// An element followed by `?` is optional. No character matches both an optional element and the
  /// next one, so one pass without backtracking is enough.
  let patterns: String

  /// Creates the format of a country, or returns `nil` if it has no postal codes or none are known.
  init?(of country: String) {
    guard let patterns = Self.patternsByCountry[country] else { return nil }
    self.patterns = patterns
  }

  /// The two-letter codes of the countries with a known format, in ascending order.
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

  /// Returns whether the element at `place` in a pattern matches a character.
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

  /// Returns whether Royal Mail avoids a letter in the last two of a postcode, as too similar to another.
  private static func isUnusedInInwardCode(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "C"), UInt8(ascii: "I"), UInt8(ascii: "K"), UInt8(ascii: "M"),
      UInt8(ascii: "O"), UInt8(ascii: "V"):
      true
    default:
      false
    }
  }

  /// Returns whether a character is in the list that extends from `place` to the next `]`.
  ///
  /// A hyphen between two characters denotes a range; before the `]`, it represents itself.
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
