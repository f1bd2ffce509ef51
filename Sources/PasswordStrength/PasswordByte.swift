@_spi(_Unicode) private import Swift

/// The characters of a text as zxcvbn reads them: one byte each.
///
/// The library expects printable ASCII, stops at NUL, and would count an emoji or a letter with
/// accents as several characters. Here, each of the other characters becomes one byte beyond ASCII,
/// which the library treats as a character that no dictionary contains. Equal characters become
/// equal bytes, so repeats stay repeats.
enum PasswordByte {
  /// The maximum number of characters that count.
  private static let longestText = 48

  /// The maximum number of digits that count; nothing after them is read.
  ///
  /// The library's running time grows with the fourth power of the length, mostly because it
  /// searches repeated digits for dates.
  private static let mostDigits = 20

  /// Returns the part of a text that counts, in normalization form C.
  static func estimatedPart(of text: String) -> String {
    // A character can have any number of combining marks, which normalization sorts.
    let scalars = text.unicodeScalars.prefix(32 * longestText)
    let part = String(String.UnicodeScalarView(String(scalars)._nfc)).prefix(longestText)
    var digits = 0
    return String(
      part.prefix { character in
        if ("0"..."9").contains(character) { digits += 1 }
        return digits <= mostDigits
      })
  }

  /// Returns the bytes of a text, without NUL.
  static func bytes(of text: String) -> [UInt8] {
    text.map(byte(of:))
  }

  private static func byte(of character: Character) -> UInt8 {
    let printable: ClosedRange<UInt8> = 0x20...0x7E
    if let ascii = character.asciiValue, printable.contains(ascii) { return ascii }
    let sum = character.unicodeScalars.reduce(0) { $0 &+ $1.value }
    return 0x80 | UInt8(truncatingIfNeeded: sum)
  }
}
