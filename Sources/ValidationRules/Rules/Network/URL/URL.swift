extension ValidationRule where Value == String {
  /// Accepts an absolute URL of any scheme, as the URL parser of browsers does.
  ///
  /// Accepts every text that the parser of the URL Standard (WHATWG, section 4.4, *URL parsing*) accepts
  /// without a base. The parser is lenient: it ignores spaces around the text, tabs and line breaks in
  /// it, and missing slashes after `https:`. ``isURL`` is the stricter rule for URLs that users type. A
  /// host beyond ASCII is refused only if the parser certainly refuses it, not by all of UTS #46; a
  /// ``URLSyntax`` can validate it in full. Such a host and percent escapes in a host cost a copy of it, and tabs or
  /// line breaks one of the text; any other URL is read in place.
  ///
  /// ```swift
  /// Rule.isURL(.standard).accepts("mailto:mei@example.com")  // true
  /// Rule.isURL(.standard).accepts("https://exa mple.com")  // false
  /// ```
  ///
  /// - Parameter syntax: How a domain beyond ASCII is validated.
  public static func isURL(_ syntax: URLSyntax) -> Self {
    Self(.rule(.`url.standard`)) { text in acceptsURL(text, syntax, schemes: nil) }
  }

  /// Accepts an absolute URL of one of the given schemes, in lower or upper case, without colon.
  ///
  /// ```swift
  /// Rule.isURL(schemes: ["https"]).accepts("https://example.com")  // true
  /// Rule.isURL(schemes: ["https"]).accepts("ftp://example.com")  // false
  /// ```
  ///
  /// - Parameters:
  ///   - schemes: The schemes that are accepted; without one, no URL is.
  ///   - syntax: How a domain beyond ASCII is validated.
  public static func isURL(
    schemes: some Sequence<String>, _ syntax: URLSyntax = .standard
  ) -> Self {
    let schemes = schemes.map { $0.lowercased() }
    return Self(.rule(.`url.schemes`, ["schemes": .list(schemes)])) { text in
      acceptsURL(text, syntax, schemes: schemes)
    }
  }
}

/// Strips what the parser strips first: C0 controls and spaces at the ends, tabs and line breaks
/// anywhere.
///
/// - Parameter schemes: The schemes that are accepted, in small letters; nil for all.
private func acceptsURL(_ text: String, _ syntax: URLSyntax, schemes: [String]?) -> Bool {
  let text = text.utf8.span
  var start = 0
  var end = text.count
  while start < end, text[start] <= UInt8(ascii: " ") { start += 1 }
  while start < end, text[end - 1] <= UInt8(ascii: " ") { end -= 1 }
  let parser = URLParser(syntax: syntax, schemes: schemes)
  for index in start..<end where isTabOrNewline(text[index]) {
    var kept: [UInt8] = []
    for index in start..<end where !isTabOrNewline(text[index]) { kept.append(text[index]) }
    return parser.accepts(kept.span)
  }
  return parser.accepts(text.extracting(start..<end))
}

/// Returns whether a byte is an *ASCII tab or newline* of the Infra Standard.
private func isTabOrNewline(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
