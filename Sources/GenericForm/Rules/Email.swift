extension ValidationRule where Value == String {
  /// Accepts an email address, with white space around it ignored.
  ///
  /// An address is valid as in HTML, *Email state*, "valid email address" (WHATWG): one `@`, a
  /// local part of ASCII letters, digits and `.!#$%&'*+/=?^_{|}~-` or a grave accent, and
  /// labels of at most 63 letters, digits and inner hyphens, joined by dots.
  ///
  /// ```swift
  /// ValidationRule.isEmail.check("mei@example.com")  // true
  /// ValidationRule.isEmail.check("mei@example..com")  // false
  /// ```
  public static var isEmail: Self {
    Self(.emailInvalid) { text in
      let scalars = text.unicodeScalars
      guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
        let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
      else { return false }
      return isEmailAddress(Substring(scalars[first...last]).utf8)
    }
  }
}

private func isEmailAddress(_ text: Substring.UTF8View) -> Bool {
  guard let at = text.firstIndex(of: UInt8(ascii: "@")), at != text.startIndex else {
    return false
  }
  return text[..<at].allSatisfy(isLocalPart)
    && text[text.index(after: at)...]
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy(isLabel)
}

private func isLabel(_ label: Substring.UTF8View) -> Bool {
  guard label.count <= 63, let first = label.first, let last = label.last else { return false }
  return isLetterOrDigit(first) && isLetterOrDigit(last)
    && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
}

private func isLocalPart(_ byte: UInt8) -> Bool {
  if isLetterOrDigit(byte) { return true }
  return switch byte {
  case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"),
    UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"),
    UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"),
    UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"),
    UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "~"), UInt8(ascii: "-"):
    true
  default:
    false
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default:
    false
  }
}
