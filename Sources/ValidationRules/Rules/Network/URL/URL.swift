extension ValidationRule where Value == String {
  /// Accepts an absolute URL of any scheme, as the URL parser in browsers does.
  ///
  /// The rule accepts every text that the parser of the URL Standard (WHATWG, section 4.4, *URL
  /// parsing*) accepts without a base. The parser is lenient: it ignores spaces around the text,
  /// tabs and line breaks within it, and missing slashes after `https:`. For URLs that users type,
  /// ``isURL`` is stricter.
  ///
  /// A host with characters beyond ASCII is refused only if the parser is certain to refuse it; for
  /// all of UTS #46, pass a ``URLSyntax`` that implements it. The host is copied if it has such
  /// characters or percent escapes, the whole text if it contains tabs or line breaks. Any other
  /// URL is read in place.
  ///
  /// ```swift
  /// Rule.isURL(.standard).accepts("mailto:mei@example.com")  // true
  /// Rule.isURL(.standard).failure(of: "https://exa mple.com")
  /// // Enter a complete URL, such as https://example.com
  /// ```
  ///
  /// - Parameter syntax: The validation of a domain with characters beyond ASCII.
  public static func isURL(_ syntax: URLSyntax) -> Self {
    Self(.rule(.`url.standard`)) { text in acceptsURL(text, syntax, schemes: nil) }
  }

  /// Accepts an absolute URL with one of the given schemes.
  ///
  /// ```swift
  /// Rule.isURL(schemes: ["https"]).accepts("https://example.com")  // true
  /// Rule.isURL(schemes: ["https"]).failure(of: "ftp://example.com")
  /// // Enter a complete URL that starts with one of these: https
  /// ```
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, in either case and without a colon. If empty, every URL is
  ///     refused.
  ///   - syntax: The validation of a domain with characters beyond ASCII.
  public static func isURL(
    schemes: some Sequence<String>, _ syntax: URLSyntax = .standard
  ) -> Self {
    let schemes = schemes.map { $0.lowercased() }
    return Self(.rule(.`url.schemes`, ["schemes": .list(schemes)])) { text in
      acceptsURL(text, syntax, schemes: schemes)
    }
  }
}

/// Validates the text after removing outer C0 controls and spaces, and all tabs and line breaks.
///
/// - Parameter schemes: The accepted schemes in lowercase, or `nil` to accept all.
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
