// The host parser of the URL Standard (WHATWG, section 3.5).
extension URLParser {
  /// Returns whether nonempty bytes are a host, which is opaque unless the scheme is special.
  ///
  /// An IPv6 address is in brackets. An opaque host must not contain forbidden host code points. A
  /// domain is percent-decoded first.
  func acceptsHost(_ text: Span<UInt8>, isSpecial: Bool) -> Bool {
    if let isIPv6 = isBracketedIPv6(text) { return isIPv6 }
    guard isSpecial else { return text.consists(of: !.forbiddenInHost) }
    guard text.firstIndex(of: "%") != nil else { return acceptsDomain(text) }
    return acceptsDomain(percentDecoded(text).span)
  }

  /// Validates a domain, running *domain to ASCII* only if it can change the domain or fail.
  ///
  /// That is the case if the domain has characters beyond ASCII, or A-labels that the syntax
  /// validates. Any other domain is read in place.
  private func acceptsDomain(_ text: Span<UInt8>) -> Bool {
    if text.isASCII, syntax.domainToASCII == nil || !hasALabel(text) {
      return acceptsASCIIDomain(text)
    }
    var bytes: [UInt8] = []
    for index in text.indices { bytes.append(text[index]) }
    let domainToASCII = syntax.domainToASCII ?? mappedDomain
    guard let domain = domainToASCII(String(decoding: bytes, as: UTF8.self)) else { return false }
    return acceptsASCIIDomain(domain.utf8.span)
  }

  /// Returns whether an ASCII domain isn't empty, has no forbidden domain code point, and is an
  /// IPv4 address if its last label is a number.
  private func acceptsASCIIDomain(_ text: Span<UInt8>) -> Bool {
    !text.isEmpty && text.consists(of: !.forbiddenInDomain)
      && (!endsInNumber(text) || isURLIPv4(text))
  }

  /// Returns whether any label starts with `xn--`, in any case.
  private func hasALabel(_ text: Span<UInt8>) -> Bool {
    var isLabelStart = true
    for index in text.indices {
      if isLabelStart, text.extracting(index..<text.count).hasPrefix("xn--") { return true }
      isLabelStart = text[index] == UInt8(ascii: ".")
    }
    return false
  }

  /// Returns the bytes after *percent-decode* (section 1.3), which keeps a `%` without two
  /// hexadecimal digits.
  private func percentDecoded(_ text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
        let high = text[index + 1].hexadecimalValue, let low = text[index + 2].hexadecimalValue
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }
}
