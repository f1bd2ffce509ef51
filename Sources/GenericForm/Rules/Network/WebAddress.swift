extension ValidationRule where Value == String {
  /// Accepts the address of a page on the web as people type it: `example.com`, or with a scheme.
  ///
  /// With `http://`, `https://` or `ftp://` in front, the host may be any host name (RFC 1123,
  /// section 2.1, or internationalized), an IPv4 address (RFC 3986, section 3.2.2) or a bracketed
  /// IPv6 address, and a user, a password and a port may stand beside it. Without a scheme it must
  /// be a name in a top-level domain of IANA's root zone, which tells an address from any other
  /// words with a dot between them. White space is refused everywhere, and so is every other
  /// scheme; ``isURL`` accepts them all.
  ///
  /// ```swift
  /// ValidationRule.isWebAddress.check("example.com/may")  // true
  /// ValidationRule.isWebAddress.check("example.domain")  // false
  /// ```
  public static var isWebAddress: Self {
    Self(.webAddressInvalid) { text in
      let bytes = text.utf8.span
      guard bytes.indices.allSatisfy({ bytes[$0] > 0x20 && bytes[$0] != 0x7F }) else {
        return false
      }
      return isWebAddressText(bytes)
        && text.unicodeScalars.allSatisfy { $0.isASCII || !$0.properties.isWhitespace }
    }
  }
}

private func isWebAddressText(_ text: Span<UInt8>) -> Bool {
  var start = 0
  if text.hasPrefix("http://") { start = 7 }
  if text.hasPrefix("https://") { start = 8 }
  if text.hasPrefix("ftp://") { start = 6 }
  let authority = text.extracting(start..<endOfWebAuthority(text, from: start))
  return start > 0 ? isWebAuthority(authority) : isSchemelessAuthority(authority)
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
  return isWebHost(text.extracting(start..<end)) && isPortSuffix(text, from: end)
}

/// Whether the bytes are a user and perhaps a password after a colon.
private func isUserInformation(_ text: Span<UInt8>) -> Bool {
  guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return !text.isEmpty }
  return colon > 0
    && text.extracting((colon + 1)..<text.count).firstIndex(of: UInt8(ascii: ":")) == nil
}

private func isSchemelessAuthority(_ text: Span<UInt8>) -> Bool {
  let end = endOfWebHost(text, from: 0)
  let host = text.extracting(0..<end)
  var lastLabel = end
  while lastLabel > 0, host[lastLabel - 1] != UInt8(ascii: ".") { lastLabel -= 1 }
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

private func isWebHost(_ text: Span<UInt8>) -> Bool {
  guard !text.isEmpty, text.count <= 253, isInternationalDomainName(text, from: 0) else {
    return false
  }
  return !endsInNumber(text) || IPv4Text(text) != nil
}
