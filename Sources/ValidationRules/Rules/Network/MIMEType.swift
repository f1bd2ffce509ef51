extension ValidationRule where Value == String {
  /// Accepts a media type: a registered top-level type, `/`, a subtype, and parameters.
  ///
  /// The names are those of RFC 6838, section 4.2, below the top-level types of IANA's registry
  /// (section 4.2.7). Parameters are `; name=value` with a token or a quoted string for a value
  /// (RFC 2045, section 5.1), after which a comment may stand. A `charset` is accepted where the
  /// type defines one (RFC 6838, section 4.3): for text, multipart and XML types.
  ///
  /// ```swift
  /// ValidationRule.isMIMEType.check("text/html; charset=utf-8")  // true
  /// ValidationRule.isMIMEType.check("html")  // false
  /// ```
  public static var isMIMEType: Self {
    Self(.mimeTypeInvalid) { text in isMediaType(text.utf8.span) }
  }
}

private func isMediaType(_ text: Span<UInt8>) -> Bool {
  let slash = text.endOfRun(of: .restrictedName, from: 0)
  guard slash < text.count, text[slash] == UInt8(ascii: "/") else { return false }
  let subtypeEnd = text.endOfRun(of: .restrictedName, from: slash + 1)
  let type = text.extracting(0..<slash)
  let subtype = text.extracting((slash + 1)..<subtypeEnd)
  guard isTopLevelType(type), isRestrictedName(subtype) else { return false }
  return hasParameters(
    text.extracting(subtypeEnd..<text.count), allowingCharset: definesCharset(type, subtype))
}

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

private func isRestrictedName(_ name: Span<UInt8>) -> Bool {
  (1...127).contains(name.count) && (ByteClass.letter | .digit).contains(name[0])
}

/// Text by RFC 2046, section 4.1.2, multipart as HTML forms have used it, XML by RFC 7303,
/// section 9.
private func definesCharset(_ type: Span<UInt8>, _ subtype: Span<UInt8>) -> Bool {
  if type.matches("text") || type.matches("multipart") { return true }
  let end = subtype.count
  return subtype.hasPrefix("xml")
    || end > 4 && subtype.extracting((end - 4)..<end).matches("+xml")
}

/// Whether the bytes are `*( OWS ";" OWS token "=" ( token / quoted-string ) [ OWS comment ] )`.
private func hasParameters(_ text: Span<UInt8>, allowingCharset: Bool) -> Bool {
  var index = 0
  while index < text.count {
    index = text.endOfBlanks(from: index)
    guard index < text.count, text[index] == UInt8(ascii: ";") else { return false }
    let nameStart = text.endOfBlanks(from: index + 1)
    let nameEnd = text.endOfRun(of: .token, from: nameStart)
    guard nameEnd > nameStart, nameEnd < text.count, text[nameEnd] == UInt8(ascii: "=") else {
      return false
    }
    if !allowingCharset, text.extracting(nameStart..<nameEnd).matches("charset") { return false }
    guard let valueEnd = endOfValue(text, from: nameEnd + 1) else { return false }
    index = valueEnd
    let next = text.endOfBlanks(from: index)
    if next < text.count, text[next] == UInt8(ascii: "(") {
      guard let end = endOfComment(text, from: next) else { return false }
      index = end
    }
  }
  return true
}

private func endOfValue(_ text: Span<UInt8>, from start: Int) -> Int? {
  guard start < text.count, text[start] == UInt8(ascii: "\"") else {
    let end = text.endOfRun(of: .token, from: start)
    return end > start ? end : nil
  }
  return endOfDelimited(text, from: start, closing: UInt8(ascii: "\""))
}

/// Where a comment ends (RFC 822, section 3.4.3); comments in comments are refused.
private func endOfComment(_ text: Span<UInt8>, from start: Int) -> Int? {
  endOfDelimited(text, from: start, closing: UInt8(ascii: ")"))
}

/// Where printable text with escapes by `\` ends, behind its closing character.
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

extension Span<UInt8> {
  /// Where the bytes of a class that start at `start` end.
  func endOfRun(of members: ByteClass, from start: Int) -> Int {
    var index = start
    while index < count, members.contains(self[index]) { index += 1 }
    return index
  }

  /// Where the spaces and tabs that start at `start` end.
  fileprivate func endOfBlanks(from start: Int) -> Int {
    var index = start
    while index < count, self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\t") {
      index += 1
    }
    return index
  }
}
