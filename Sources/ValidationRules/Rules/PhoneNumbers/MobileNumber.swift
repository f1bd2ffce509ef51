extension ValidationRule where Value == String {
  /// Accepts 6 to 15 digits that don't start with 0, with an optional `+`.
  ///
  /// The limit of 15 digits comes from ITU-T E.164, clause 6. Spaces, dots, hyphens and parentheses
  /// between the digits are ignored, and so is a pair of parentheses around the first digits.
  ///
  /// ```swift
  /// Rule.isMobile.accepts("+33 6 03 90 35 94")  // true
  /// Rule.isMobile.failure(of: "0603903594")  // Enter a mobile number, such as +33 6 12 34 56 78
  /// ```
  public static var isMobile: Self {
    Self(.rule(.mobile)) { text in isMobileNumber(text.utf8) }
  }
}

/// Reads the number in one pass, and returns `false` at the first byte that isn't allowed.
///
/// Before the first digit, only a leading `+` and an opening parenthesis are allowed, and the
/// parenthesis must be closed. After it, there may be any number of separators, but the last byte
/// must be a digit.
private func isMobileNumber(_ text: String.UTF8View) -> Bool {
  var digits = 0
  var endsWithDigit = false
  var isOpen = false
  for (position, byte) in text.enumerated() {
    switch byte {
    case UInt8(ascii: "0") where digits == 0:
      return false
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits += 1
      endsWithDigit = true
    case UInt8(ascii: "+") where position == 0:
      continue
    case UInt8(ascii: "(") where digits == 0 && !isOpen:
      isOpen = true
    case UInt8(ascii: ")") where digits > 0:
      isOpen = false
      endsWithDigit = false
    case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "("):
      guard digits > 0 else { return false }
      endsWithDigit = false
    default:
      return false
    }
  }
  return endsWithDigit && !isOpen && (6...15).contains(digits)
}
