extension ValidationRule where Value == String {
  /// Accepts a slug: lowercase ASCII letters and digits in runs joined by single `-` or `_`.
  ///
  /// A slug is the readable part of a web page's address. No standard defines slugs; this is the
  /// common form. All its characters are unreserved in RFC 3986, section 2.3, so a slug needs no
  /// escaping in a URL.
  ///
  /// ```swift
  /// Rule.isSlug.accepts("a-day-in-may")  // true
  /// Rule.isSlug.failure(of: "A day in May")
  /// // Use lowercase letters and digits, with single hyphens or underscores between them
  /// ```
  public static var isSlug: Self {
    Self(.rule(.slug)) { text in isSlugText(text.utf8.span) }
  }
}

/// Reads the text in one pass: a separator must follow a letter or digit and can't end the text.
private func isSlugText(_ text: Span<UInt8>) -> Bool {
  var isInRun = false
  for index in text.indices {
    switch text[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      isInRun = true
    case UInt8(ascii: "-") where isInRun, UInt8(ascii: "_") where isInRun:
      isInRun = false
    default:
      return false
    }
  }
  return isInRun
}
