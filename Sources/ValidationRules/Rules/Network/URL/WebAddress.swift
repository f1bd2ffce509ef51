extension ValidationRule where Value == String {
  /// Accepts the address of a page on the web as people type it: `example.com`, or with a scheme.
  ///
  /// With `http://`, `https://` or `ftp://` in front, the host may be any name that a browser looks
  /// up, an IPv4 address (RFC 3986, section 3.2.2) or a bracketed IPv6 address, and a user, a
  /// password and a port may stand beside it. Without a scheme it must be a name in a top-level
  /// domain of IANA's root zone, which distinguishes an address from other words with a dot between
  /// them. Refused are white space, marks that turn the direction of writing (RFC 3987, section
  /// 4.1), a `%` without two hexadecimal digits (RFC 3986, section 2.1), what parts an address from
  /// the text around it (`<`, `>` and `"`, appendix C), a path that climbs above its root, and
  /// every other scheme; ``isURL(_:)`` accepts them all by the URL Standard.
  ///
  /// ```swift
  /// Rule.isURL.accepts("example.com/may")  // true
  /// Rule.isURL.accepts("javascript:alert(1)")  // false
  /// ```
  public static var isURL: Self {
    Self(.rule(.url)) { text in
      let bytes = text.utf8.span
      return bytes.indices.allSatisfy { ByteClass.webAddress.contains(bytes[$0]) }
        && isWebAddressText(bytes)
        && text.unicodeScalars.allSatisfy { $0.isASCII || mayBeShown($0.properties) }
    }
  }
}

/// Returns whether a scalar beyond ASCII is neither white space nor a mark that turns the direction
/// of writing.
private func mayBeShown(_ properties: Unicode.Scalar.Properties) -> Bool {
  !properties.isWhitespace && !properties.isBidiControl
}

/// Returns whether bytes are an authority, with a scheme before it or not, and what may stand
/// behind it.
///
/// Of the path, the query and the fragment only the escapes and the dot segments are validated
/// here.
private func isWebAddressText(_ text: Span<UInt8>) -> Bool {
  var start = 0
  if text.hasPrefix("http://") { start = 7 }
  if text.hasPrefix("https://") { start = 8 }
  if text.hasPrefix("ftp://") { start = 6 }
  let end = text.end(of: .authority, from: start)
  let authority = text.extracting(start..<end)
  return hasWholeEscapes(text) && staysBelowRoot(text.extracting(end..<text.count))
    && (start > 0 ? isWebAuthority(authority) : isSchemelessAuthority(authority))
}

/// Returns whether two hexadecimal digits follow every `%`.
private func hasWholeEscapes(_ text: Span<UInt8>) -> Bool {
  text.indices.allSatisfy { index in
    guard text[index] == UInt8(ascii: "%") else { return true }
    return index + 2 < text.count && ByteClass.hexDigit.contains(text[index + 1])
      && ByteClass.hexDigit.contains(text[index + 2])
  }
}

/// Returns whether an authority behind a scheme is a web host, with a user and a port or without.
private func isWebAuthority(_ text: Span<UInt8>) -> Bool {
  let authority = Authority(text, allowingLeadingZeros: false)
  if let user = authority.userInformation, !isUserInformation(text.extracting(user)) {
    return false
  }
  var host = text.extracting(authority.host)
  guard authority.hasValidPort else { return false }
  if let isIPv6 = isBracketedIPv6(host) { return isIPv6 }
  // A trailing dot denotes the root.
  if host.count > 0, host[host.count - 1] == UInt8(ascii: ".") {
    host = host.extracting(droppingLast: 1)
  }
  return isWebHost(host)
}

/// Returns whether the bytes are a user, and perhaps a password after a colon (RFC 3986, section
/// 3.2.1).
private func isUserInformation(_ text: Span<UInt8>) -> Bool {
  let members = (.uriCharacter | .nonASCII | .only("%")).subtracting(.only("@"))
  return !text.isEmpty && text[0] != UInt8(ascii: ":") && text.consists(of: members)
}

/// Returns whether an authority without a scheme before it is a host name with a top-level domain.
private func isSchemelessAuthority(_ text: Span<UInt8>) -> Bool {
  let authority = Authority(text, allowingLeadingZeros: false)
  let host = text.extracting(authority.host)
  let lastLabel = startOfLastLabel(host)
  return authority.userInformation == nil && lastLabel > 0 && isWebHost(host)
    && authority.hasValidPort && isTopLevelDomain(host.extracting(lastLabel..<host.count))
}
