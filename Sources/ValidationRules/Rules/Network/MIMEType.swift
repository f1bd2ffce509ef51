extension ValidationRule where Value == String {
  /// Accepts a media type: a registered top-level type, `/`, a subtype, and parameters.
  ///
  /// - Names follow RFC 6838, section 4.2, in either case and with at most 127 characters. The
  ///   top-level type must be in IANA's registry (section 4.2.7); the subtype needn't be.
  /// - Parameters have the form `; name=value`, with a token or a quoted string as the value
  ///   (RFC 2045, section 5.1). A comment may follow.
  /// - A `charset` is accepted only for types that define one (RFC 6838, section 4.3): text,
  ///   multipart and XML.
  ///
  /// ```swift
  /// Rule.isMIMEType.accepts("text/html; charset=utf-8")  // true
  /// Rule.isMIMEType.failure(of: "html")  // Enter a media type, such as text/html
  /// ```
  public static var isMIMEType: Self {
    Self(.rule(.mimeType)) { text in isMediaType(text.utf8.span) }
  }
}

/// Reads both names and the parameters after them.
private func isMediaType(_ text: Span<UInt8>) -> Bool {
  let slash = text.end(of: .restrictedName)
  guard text.peek(at: slash) == UInt8(ascii: "/") else { return false }
  let subtypeEnd = text.end(of: .restrictedName, from: slash + 1)
  let type = text.extracting(0..<slash)
  let subtype = text.extracting((slash + 1)..<subtypeEnd)
  guard isTopLevelType(type), isRestrictedName(subtype) else { return false }
  return hasParameters(
    text.extracting(subtypeEnd..<text.count), allowingCharset: definesCharset(type, subtype))
}

/// Returns whether a name is one of IANA's top-level types, in any case.
///
/// The first letter leaves at most three names to compare.
private func isTopLevelType(_ name: Span<UInt8>) -> Bool {
  guard !name.isEmpty else { return false }
  return switch name[0] | 0x20 {
  case UInt8(ascii: "a"): name.matches("application") || name.matches("audio")
  case UInt8(ascii: "e"): name.matches("example")
  case UInt8(ascii: "f"): name.matches("font")
  case UInt8(ascii: "h"): name.matches("haptics")
  case UInt8(ascii: "i"): name.matches("image")
  case UInt8(ascii: "m"):
    name.matches("message") || name.matches("model") || name.matches("multipart")
  case UInt8(ascii: "t"): name.matches("text")
  case UInt8(ascii: "v"): name.matches("video")
  default: false
  }
}

/// Returns whether a name has 1 to 127 characters and starts with a letter or a digit.
///
/// - Parameter name: Characters from `restricted-name-chars` (RFC 6838, section 4.2).
private func isRestrictedName(_ name: Span<UInt8>) -> Bool {
  (1...127).contains(name.count) && (ByteClass.letter | .digit).contains(name[0])
}

/// Returns whether a type defines the parameter `charset`.
///
/// The parameter is defined for text (RFC 2046, section 4.1.2), for multipart as used in HTML forms,
/// and for XML (RFC 7303, section 9). An XML subtype is one of the three in that RFC, or ends in
/// `+xml`.
private func definesCharset(_ type: Span<UInt8>, _ subtype: Span<UInt8>) -> Bool {
  if type.matches("text") || type.matches("multipart") { return true }
  let end = subtype.count
  return subtype.matches("xml") || subtype.matches("xml-dtd")
    || subtype.matches("xml-external-parsed-entity")
    || end > 4 && subtype.extracting((end - 4)..<end).matches("+xml")
}

/// Returns whether the bytes are
/// `*( OWS ";" OWS token "=" ( token / quoted-string ) [ OWS comment ] )`.
///
/// - Parameter allowingCharset: Pass `true` to allow a parameter named `charset`.
private func hasParameters(_ text: Span<UInt8>, allowingCharset: Bool) -> Bool {
  var index = 0
  while index < text.count {
    text.skip(.blank, at: &index)
    guard text.take(";", at: &index) else { return false }
    text.skip(.blank, at: &index)
    let name = index
    guard text.skip(.token, at: &index) > 0 else { return false }
    if !allowingCharset, text.extracting(name..<index).matches("charset") { return false }
    guard text.take("=", at: &index), let valueEnd = endOfValue(text, from: index) else {
      return false
    }
    index = valueEnd
    let next = text.end(of: .blank, from: index)
    if text.peek(at: next) == UInt8(ascii: "(") {
      guard let end = endOfComment(text, from: next) else { return false }
      index = end
    }
  }
  return true
}

/// Returns the end of a token or quoted string, or `nil` if neither starts at `start`.
private func endOfValue(_ text: Span<UInt8>, from start: Int) -> Int? {
  guard text.peek(at: start) == UInt8(ascii: "\"") else {
    let end = text.end(of: .token, from: start)
    return end > start ? end : nil
  }
  return endOfDelimited(text, from: start, closing: UInt8(ascii: "\""))
}

/// Returns the end of a comment (RFC 822, section 3.4.3); nested comments are refused.
private func endOfComment(_ text: Span<UInt8>, from start: Int) -> Int? {
  endOfDelimited(text, from: start, closing: UInt8(ascii: ")"))
}

/// Returns the position after the closing character of printable text with `\` escapes.
///
/// Returns `nil` for a control character other than a tab, for a nested comment, and if the closing
/// character is missing.
private func endOfDelimited(_ text: Span<UInt8>, from start: Int, closing: UInt8) -> Int? {
  var index = start + 1
  while index < text.count {
    switch text[index] {
    case closing: return index + 1
    case UInt8(ascii: "\\"): index += 2
    case 0...0x08, 0x0A...0x1F, 0x7F: return nil
    case UInt8(ascii: "(") where closing == UInt8(ascii: ")"): return nil
    default: index += 1
    }
  }
  return nil
}

extension ByteClass {
  /// `WSP` of RFC 5234, appendix B.1.
  fileprivate static var blank: Self { .only(" ") | .only("\t") }
}
