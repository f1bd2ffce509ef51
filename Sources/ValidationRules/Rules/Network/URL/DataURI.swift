extension ValidationRule where Value == String {
  /// Accepts a `data:` URL: an optional media type, an optional `;base64`, a comma and the data.
  ///
  /// Implements RFC 2397, section 3. The media type may have parameters. The data consist of URL
  /// characters (RFC 3986, section 2) and percent escapes; Base64 must be padded (RFC 4648, sections
  /// 3.2 and 4). White space around the URL and within the data is ignored, as RFC 3986, appendix C,
  /// recommends for long URLs.
  ///
  /// ```swift
  /// Rule.isDataURI.accepts("data:text/plain;base64,TWVp")  // true
  /// Rule.isDataURI.failure(of: "data:text/plain;base64")  // Enter a data URL, such as data:text/plain,hello
  /// ```
  public static var isDataURI: Self {
    Self(.rule(.dataURI)) { text in isDataURL(text.utf8.span) }
  }
}

/// Skips leading white space, and reads the scheme in either case, the header and the data.
private func isDataURL(_ text: Span<UInt8>) -> Bool {
  let url = text.extracting(text.end(of: .whitespace)..<text.count)
  guard url.hasPrefix("data:"), let header = DataURLHeader(url, from: 5) else { return false }
  let data = url.extracting(header.end..<url.count)
  return header.isBase64 ? isBase64Data(data) : isURLData(data)
}

/// The part between `data:` and the comma.
private struct DataURLHeader {
  /// The position after the comma.
  let end: Int

  /// Indicates whether `;base64` precedes the comma.
  private(set) var isBase64 = false

  /// Reads `[ type "/" subtype ] *( ";" attribute "=" value ) [ ";base64" ] ","`.
  ///
  /// Fails if the header is ill-formed. A parameter may be named `base64` if it has a value.
  init?(_ url: Span<UInt8>, from start: Int) {
    var index = start
    if url.skip(.token, at: &index) > 0 {
      guard url.take("/", at: &index), url.skip(.token, at: &index) > 0 else { return nil }
    }
    while !isBase64, url.take(";", at: &index) {
      let name = index
      guard url.skip(.token, at: &index) > 0 else { return nil }
      if url.extracting(name..<index).matches("base64"), url.peek(at: index) != UInt8(ascii: "=") {
        isBase64 = true
      } else {
        guard url.take("=", at: &index), url.skip(.token, at: &index) > 0 else { return nil }
      }
    }
    guard url.take(",", at: &index) else { return nil }
    end = index
  }
}

/// Returns whether the data consist of URL characters, escapes and white space.
private func isURLData(_ data: Span<UInt8>) -> Bool {
  var index = 0
  while index < data.count {
    guard ByteClass.whitespace.contains(data[index]) || nextOctet(data, &index) != nil else {
      return false
    }
    index += 1
  }
  return true
}

/// Returns whether the data are groups of four Base64 characters, with up to two `=` at the end.
///
/// An escape counts as the character it encodes; white space isn't counted.
private func isBase64Data(_ data: Span<UInt8>) -> Bool {
  var characters = 0
  var padding = 0
  var index = 0
  while index < data.count {
    if !ByteClass.whitespace.contains(data[index]) {
      guard let octet = nextOctet(data, &index) else { return false }
      let isPadding = octet == UInt8(ascii: "=")
      guard isPadding || padding == 0 && ByteClass.base64.contains(octet) else { return false }
      padding += isPadding ? 1 : 0
      characters += 1
    }
    index += 1
  }
  return characters % 4 == 0 && padding <= 2
}

/// Returns the octet that a URL character or an escape encodes, with `index` on its last byte.
///
/// Returns `nil` for a character not allowed in URLs, and for a `%` without two hexadecimal digits.
private func nextOctet(_ data: Span<UInt8>, _ index: inout Int) -> UInt8? {
  guard data[index] == UInt8(ascii: "%") else {
    return ByteClass.uriCharacter.contains(data[index]) ? data[index] : nil
  }
  guard index + 2 < data.count, let high = data[index + 1].hexadecimalValue,
    let low = data[index + 2].hexadecimalValue
  else { return nil }
  index += 2
  return high << 4 | low
}
