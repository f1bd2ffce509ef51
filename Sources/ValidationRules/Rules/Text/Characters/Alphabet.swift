/// The characters that count as letters and digits.
///
/// ```swift
/// Rule.isAlpha(.ascii).accepts("Zoe")  // true
/// Rule.isAlpha(.ascii).accepts("Zoë")  // false
/// Rule.isAlpha(.unicode).accepts("Zoë")  // true
/// ```
public enum Alphabet: Hashable, Sendable {
  /// A to Z in either case, and 0 to 9.
  case ascii

  /// Letters, their combining marks, and numbers of every script.
  ///
  /// These have the Unicode general categories L, M and N (UAX #44, section 5.7.1).
  case unicode
}

extension ValidationRule where Value == String {
  /// Accepts one or more letters from A to Z, in either case, and nothing else.
  ///
  /// These letters are `ALPHA` in RFC 5234, appendix B.1.
  ///
  /// ```swift
  /// Rule.isAlpha.accepts("Mei")  // true
  /// Rule.isAlpha.failure(of: "Zoë")  // Use the letters A–Z only
  /// ```
  public static var isAlpha: Self { isAlpha(.ascii) }

  /// Accepts one or more letters of an alphabet, and nothing else.
  ///
  /// A combining mark belongs to the letter before it, so the text can't start with one.
  ///
  /// ```swift
  /// Rule.isAlpha(.unicode).accepts("नमस्कार")  // true
  /// Rule.isAlpha(.unicode).failure(of: "Zoë 2")  // Use letters only
  /// ```
  public static func isAlpha(_ alphabet: Alphabet) -> Self {
    switch alphabet {
    case .ascii: Self(.rule(.alpha)) { isWord($0.utf8.span, of: .letter) }
    case .unicode: Self(.rule(.`alpha.unicode`)) { text in isUnicodeWord(text, withNumbers: false) }
    }
  }

  /// Accepts one or more letters from A to Z, in either case, and digits from 0 to 9, and nothing else.
  ///
  /// These characters are `ALPHA` and `DIGIT` in RFC 5234, appendix B.1.
  ///
  /// ```swift
  /// Rule.isAlphanumeric.accepts("mei98")  // true
  /// Rule.isAlphanumeric.failure(of: "mei_98")  // Use the letters A–Z and digits only
  /// ```
  public static var isAlphanumeric: Self { isAlphanumeric(.ascii) }

  /// Accepts one or more letters and numbers of an alphabet, and nothing else.
  ///
  /// A combining mark belongs to the letter before it, so the text can't start with one.
  ///
  /// ```swift
  /// Rule.isAlphanumeric(.unicode).accepts("٣كتب")  // true
  /// Rule.isAlphanumeric(.unicode).failure(of: "a-b")  // Use letters and numbers only
  /// ```
  public static func isAlphanumeric(_ alphabet: Alphabet) -> Self {
    switch alphabet {
    case .ascii: Self(.rule(.alphanumeric)) { isWord($0.utf8.span, of: .letter | .digit) }
    case .unicode:
      Self(.rule(.`alphanumeric.unicode`)) { text in isUnicodeWord(text, withNumbers: true) }
    }
  }
}

extension ValidationRule where Value == String {
  /// Accepts one or more digits from 0 to 9, and nothing else, as in a PIN or a texted code.
  ///
  /// These digits are `DIGIT` in RFC 5234, appendix B.1. To accept a sign as well, use ``isInteger``.
  ///
  /// ```swift
  /// Rule.isDigits.accepts("0042")  // true
  /// Rule.isDigits.failure(of: "-42")  // Use digits only
  /// ```
  public static var isDigits: Self {
    Self(.rule(.digits)) { isWord($0.utf8.span, of: .digit) }
  }
}

/// Returns whether the text is one or more bytes of a class.
@inline(__always)
private func isWord(_ text: Span<UInt8>, of members: ByteClass) -> Bool {
  !text.isEmpty && text.consists(of: members)
}

/// Returns whether a text is one or more letters with their marks or, optionally, numbers.
private func isUnicodeWord(_ text: String, withNumbers: Bool) -> Bool {
  var hasLetter = false
  for scalar in text.unicodeScalars {
    switch kind(of: scalar) {
    case .letter: hasLetter = true
    case .number where withNumbers: hasLetter = true
    case .mark where hasLetter: continue
    default: return false
    }
  }
  return hasLetter
}

/// The kind of a scalar by its general category: L, N, M or any other.
private enum ScalarKind {
  case letter, number, mark, other
}

private func kind(of scalar: Unicode.Scalar) -> ScalarKind {
  if scalar.isASCII {
    let byte = UInt8(ascii: scalar)
    return ByteClass.letter.contains(byte)
      ? .letter : ByteClass.digit.contains(byte) ? .number : .other
  }
  return switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: .letter
  case .decimalNumber, .letterNumber, .otherNumber: .number
  case .nonspacingMark, .spacingMark, .enclosingMark: .mark
  default: .other
  }
}
