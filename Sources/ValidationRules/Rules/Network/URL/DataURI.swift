extension ValidationRule where Value == String {
  /// Accepts a `data:` URL (RFC 2397, section 3): an optional media type with parameters, an
  /// optional `;base64`, a comma and the data.
  ///
  /// The data are characters of RFC 3986, section 2, and percent escapes; in base64 they are padded
  /// (RFC 4648, sections 3.2 and 4). White space around the text and in its data is ignored, as
  /// RFC 3986, appendix C, asks of those who read a long URL.
  ///
  /// ```swift
  /// Rule.isDataURI.accepts("data:text/plain;base64,TWVp")  // true
  /// Rule.isDataURI.accepts("data:text/plain;base64")  // false
  /// ```
  public static var isDataURI: Self {
    Self(.rule(.dataURI)) { text in isDataURL(text.utf8.span) }
  }
}

/// Skips white space in front, and reads the scheme in either case, the header and the data.
private func isDataURL(_ text: Span<UInt8>) -> Bool {
  let url = text.extracting(text.end(of: .whitespace)..<text.count)
  guard url.hasPrefix("data:"), let header = DataURLHeader(url, from: 5) else { return false }
  let data = url.extracting(header.end..<url.count)
  return header.isBase64 ? isBase64Data(data) : isURLData(data)
}

/// The part between `data:` and the comma.
private struct DataURLHeader {
  /// Behind the comma.
  let end: Int

  /// Indicates whether `;base64` precedes the comma.
  private(set) var isBase64 = false

  /// Reads `[ type "/" subtype ] *( ";" attribute "=" value ) [ ";base64" ] ","`.
  ///
  /// Fails for an ill-formed header. A parameter may be named `base64` if it has a value.
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

/// Returns whether data are characters of a URL, escapes and white space.
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

/// Returns whether data are groups of four characters of Base64, with `=` for the last one or two.
///
/// An escape counts as the character it encodes; white space doesn't count.
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

/// Returns the octet that a URL character or an escape encodes; `index` is left on its last byte.
///
/// Returns `nil` for a character that a URL can't have, and for a `%` without two hexadecimal digits.
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
