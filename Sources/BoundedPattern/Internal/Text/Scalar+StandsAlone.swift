extension Unicode.Scalar {
  /// Indicates whether the scalar is a whole character in normalization form C among other such scalars.
  ///
  /// Most text consists of these scalars only. This list is fast; looking up their properties would
  /// take longer than matching.
  var standsAlone: Bool {
    switch value {
    case 0x0D: false  // "\r\n" is one character.
    case 0...0x2FF, 0x1E00...0x1EFF: true  // Latin
    case 0x391...0x3CE: true  // Greek
    case 0x400...0x482: true  // Cyrillic
    case 0x5D0...0x5EA: true  // Hebrew
    case 0x621...0x64A: true  // Arabic
    case 0x2010...0x2027: true  // Punctuation
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A1...0x30FA: true  // Kana
    case 0x4E00...0x9FFF: true  // Ideographs
    case 0xAC00...0xD7A3: true  // Hangul
    default: false
    }
  }
}
