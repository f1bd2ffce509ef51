extension ValidationRule where Value == String {
  /// Accepts the address of a page on the web as people type it: `example.com`, or with a scheme.
  ///
  /// With `http://`, `https://` or `ftp://` in front, the host may be any name that a browser looks
  /// up, an IPv4 address (RFC 3986, section 3.2.2) or a bracketed IPv6 address, and a user, a
  /// password and a port may stand beside it. Without a scheme it must be a name in a top-level
  /// domain of IANA's root zone, which tells an address from any other words with a dot between
  /// them. Refused are white space, marks that turn the direction of writing (RFC 3987, section
  /// 4.1), a `%` without two hexadecimal digits (RFC 3986, section 2.1), what parts an address from
  /// the text around it (`<`, `>` and `"`, appendix C), a path that climbs above its root, and every
  /// other scheme; ``isURL`` accepts them all.
  ///
  /// ```swift
  /// ValidationRule.isWebAddress.check("example.com/may")  // true
  /// ValidationRule.isWebAddress.check("example.domain")  // false
  /// ```
  public static var isWebAddress: Self {
    Self(.webAddressInvalid) { text in
      let bytes = text.utf8.span
      return bytes.indices.allSatisfy { ByteClass.webAddress.contains(bytes[$0]) }
        && isWebAddressText(bytes)
        && text.unicodeScalars.allSatisfy { $0.isASCII || mayBeShown($0.properties) }
    }
  }
}

private func mayBeShown(_ properties: Unicode.Scalar.Properties) -> Bool {
  !properties.isWhitespace && !properties.isBidiControl
}

private func isWebAddressText(_ text: Span<UInt8>) -> Bool {
  var start = 0
  if text.hasPrefix("http://") { start = 7 }
  if text.hasPrefix("https://") { start = 8 }
  if text.hasPrefix("ftp://") { start = 6 }
  let end = endOfWebAuthority(text, from: start)
  let authority = text.extracting(start..<end)
  return hasWholeEscapes(text) && staysBelowRoot(text.extracting(end..<text.count))
    && (start > 0 ? isWebAuthority(authority) : isSchemelessAuthority(authority))
}

private func endOfWebAuthority(_ text: Span<UInt8>, from start: Int) -> Int {
  for index in start..<text.count {
    switch text[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return index
    default: continue
    }
  }
  return text.count
}

/// Whether two hexadecimal digits stand behind every `%`.
private func hasWholeEscapes(_ text: Span<UInt8>) -> Bool {
  text.indices.allSatisfy { index in
    guard text[index] == UInt8(ascii: "%") else { return true }
    return index + 2 < text.count && ByteClass.hexDigit.contains(text[index + 1])
      && ByteClass.hexDigit.contains(text[index + 2])
  }
}

private func isWebAuthority(_ text: Span<UInt8>) -> Bool {
  var start = 0
  if let at = text.firstIndex(of: UInt8(ascii: "@")) {
    guard isUserInformation(text.extracting(0..<at)) else { return false }
    start = at + 1
  }
  guard start < text.count else { return false }
  if text[start] == UInt8(ascii: "[") {
    guard let bracket = text.firstIndex(of: UInt8(ascii: "]")), bracket > start else {
      return false
    }
    return IPv6Text(text.extracting((start + 1)..<bracket)) != nil
      && isPortSuffix(text, from: bracket + 1)
  }
  let end = endOfWebHost(text, from: start)
  let isRooted = end > start && text[end - 1] == UInt8(ascii: ".")
  return isWebHost(text.extracting(start..<(isRooted ? end - 1 : end)))
    && isPortSuffix(text, from: end)
}

/// Whether the bytes are a user, and perhaps a password after a colon (RFC 3986, section 3.2.1).
private func isUserInformation(_ text: Span<UInt8>) -> Bool {
  let allowed = ByteClass.uriCharacter | .nonASCII
  return !text.isEmpty && text[0] != UInt8(ascii: ":")
    && text.indices.allSatisfy { allowed.contains(text[$0]) || text[$0] == UInt8(ascii: "%") }
}

private func isSchemelessAuthority(_ text: Span<UInt8>) -> Bool {
  let end = endOfWebHost(text, from: 0)
  let host = text.extracting(0..<end)
  let lastLabel = startOfLastLabel(host)
  return lastLabel > 0 && isWebHost(host) && isPortSuffix(text, from: end)
    && isTopLevelDomain(host.extracting(lastLabel..<end))
}

private func endOfWebHost(_ text: Span<UInt8>, from start: Int) -> Int {
  for index in start..<text.count where text[index] == UInt8(ascii: ":") { return index }
  return text.count
}

/// Whether nothing is left, or a colon and a port that may be empty (RFC 3986, section 3.2.3).
private func isPortSuffix(_ text: Span<UInt8>, from colon: Int) -> Bool {
  guard colon < text.count else { return true }
  guard text[colon] == UInt8(ascii: ":") else { return false }
  return colon + 1 == text.count
    || decimalNumber(text.extracting((colon + 1)..<text.count), atMost: 0xFFFF) != nil
}
