@_spi(_Unicode) private import Swift

/// The characters of a text as zxcvbn reads them: a byte each.
///
/// The library is made for printable ASCII in single bytes, ends at NUL, and would count a letter
/// with its accents or an emoji as several. Here every other character becomes one byte beyond
/// ASCII, which the library counts as a character that is in no dictionary. Equal characters become
/// equal bytes, so that repeats stay repeats.
enum PasswordByte {
  /// How many characters of a text count.
  private static let longestText = 48

  /// How many digits of a text count, up to which it is read.
  ///
  /// The library takes time that grows with the fourth power of the length, most of all to find
  /// dates in repeated digits.
  private static let mostDigits = 20

  /// The part of a text that counts, in normalization form C.
  static func estimatedPart(of text: String) -> String {
    // A character can have any number of combining marks, and normalizing sorts them.
    let scalars = text.unicodeScalars.prefix(32 * longestText)
    let part = String(String.UnicodeScalarView(String(scalars)._nfc)).prefix(longestText)
    var digits = 0
    return String(
      part.prefix { character in
        if ("0"..."9").contains(character) { digits += 1 }
        return digits <= mostDigits
      })
  }

  /// The bytes of a text, without NUL.
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
