extension ValidationRule where Value == String {
  /// Accepts a slug, the readable part of a web page's address: runs of lowercase ASCII letters and
  /// digits, joined by single hyphens or underscores.
  ///
  /// No standard defines slugs; this is what most programs write. All of its characters are
  /// unreserved in RFC 3986, section 2.3, so that a slug stands in a URL as it is.
  ///
  /// ```swift
  /// Rule.isSlug.accepts("a-day-in-may")  // true
  /// Rule.isSlug.accepts("A day in May")  // false
  /// ```
  public static var isSlug: Self {
    Self(.rule(.slug)) { text in isSlugText(text.utf8.span) }
  }
}

/// Reads the text in one pass: a separator is accepted behind a letter or a digit, and not at the
/// end.
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
