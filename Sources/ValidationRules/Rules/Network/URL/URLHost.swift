// The host parser of the URL Standard (WHATWG, section 3.5).
extension URLParser {
  /// Whether bytes that are not empty are a host, opaque unless the scheme is special.
  func acceptsHost(_ text: Span<UInt8>, isSpecial: Bool) -> Bool {
    if let isIPv6 = isBracketedIPv6(text) { return isIPv6 }
    guard isSpecial else { return text.consists(of: !.forbiddenInHost) }
    guard text.firstIndex(of: "%") != nil else { return acceptsDomain(text) }
    return acceptsDomain(percentDecoded(text).span)
  }

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

  private func acceptsASCIIDomain(_ text: Span<UInt8>) -> Bool {
    !text.isEmpty && text.consists(of: !.forbiddenInDomain)
      && (!endsInNumber(text) || isURLIPv4(text))
  }

  private func hasALabel(_ text: Span<UInt8>) -> Bool {
    var isLabelStart = true
    for index in text.indices {
      if isLabelStart, text.extracting(index..<text.count).hasPrefix("xn--") { return true }
      isLabelStart = text[index] == UInt8(ascii: ".")
    }
    return false
  }

  /// Section 1.3, *percent-decode*.
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
