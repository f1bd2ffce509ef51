extension ValidationRule where Value == String {
  /// Accepts the address of a web page as people type it: `example.com`, or with a scheme.
  ///
  /// - After `http://`, `https://` or `ftp://`, the host may be any name that a browser can look
  ///   up, an IPv4 address (RFC 3986, section 3.2.2) or a bracketed IPv6 address. A user, a
  ///   password and a port are accepted.
  /// - Without a scheme, the host must be a name in a top-level domain of IANA's root zone. This
  ///   tells an address from other words with a dot between them.
  ///
  /// The rule refuses:
  ///
  /// - white space, and marks that change the direction of text (RFC 3987, section 4.1)
  /// - a `%` without two hexadecimal digits (RFC 3986, section 2.1)
  /// - the delimiters `<`, `>` and `"` (RFC 3986, appendix C)
  /// - a path that climbs above its root
  /// - any other scheme
  ///
  /// ``isURL(_:)`` accepts all of these if the URL Standard does.
  ///
  /// ```swift
  /// Rule.isURL.accepts("example.com/may")  // true
  /// Rule.isURL.failure(of: "javascript:alert(1)")  // Enter a web address, such as example.com
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

/// Returns whether a scalar beyond ASCII is neither white space nor a mark that changes the
/// direction of text.
private func mayBeShown(_ properties: Unicode.Scalar.Properties) -> Bool {
  !properties.isWhitespace && !properties.isBidiControl
}

/// Returns whether the bytes are an optional scheme, an authority and what may follow it.
///
/// In the path, the query and the fragment, only escapes and dot segments are checked here.
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

/// Returns whether every `%` is followed by two hexadecimal digits.
private func hasWholeEscapes(_ text: Span<UInt8>) -> Bool {
  text.indices.allSatisfy { index in
    guard text[index] == UInt8(ascii: "%") else { return true }
    return index + 2 < text.count && ByteClass.hexDigit.contains(text[index + 1])
      && ByteClass.hexDigit.contains(text[index + 2])
  }
}

/// Returns whether an authority after a scheme is a web host, with or without a user and a port.
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

/// Returns whether the bytes are a user with an optional password (RFC 3986, section 3.2.1).
private func isUserInformation(_ text: Span<UInt8>) -> Bool {
  let members = (.uriCharacter | .nonASCII | .only("%")).subtracting(.only("@"))
  return !text.isEmpty && text[0] != UInt8(ascii: ":") && text.consists(of: members)
}

/// Returns whether an authority without a scheme is a host name in a top-level domain.
private func isSchemelessAuthority(_ text: Span<UInt8>) -> Bool {
  let authority = Authority(text, allowingLeadingZeros: false)
  let host = text.extracting(authority.host)
  let lastLabel = startOfLastLabel(host)
  return authority.userInformation == nil && lastLabel > 0 && isWebHost(host)
    && authority.hasValidPort && isTopLevelDomain(host.extracting(lastLabel..<host.count))
}
