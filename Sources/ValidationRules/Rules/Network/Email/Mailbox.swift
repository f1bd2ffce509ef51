/// Returns whether the bytes are a `Mailbox`, within the size limits of RFC 5321, section 4.5.3.1.
///
/// The syntax is that of RFC 5321, section 4.1.2, or with UTF-8 that of RFC 6531, section 3.3. A
/// path may have 256 octets including its angle brackets, which leaves 254 for the mailbox.
func isMailbox(_ text: Span<UInt8>, allowingUTF8: Bool) -> Bool {
  guard text.count <= 254, let at = endOfLocalPart(text, allowingUTF8: allowingUTF8),
    (1...64).contains(at), at + 1 < text.count, text[at] == UInt8(ascii: "@")
  else { return false }
  if text[at + 1] == UInt8(ascii: "[") {
    return isAddressLiteral(text.extracting((at + 1)..<text.count))
  }
  return allowingUTF8
    ? isInternationalDomainName(text, from: at + 1) : isDomainName(text, from: at + 1)
}

/// Returns the end of the local part, before the `@`, or `nil` if it's ill-formed.
private func endOfLocalPart(_ text: Span<UInt8>, allowingUTF8: Bool) -> Int? {
  guard !text.isEmpty else { return nil }
  return text[0] == UInt8(ascii: "\"")
    ? endOfQuotedString(text, allowingUTF8: allowingUTF8)
    : endOfDotString(text, allowingUTF8: allowingUTF8)
}

/// Returns the end of `Atom *("." Atom)`, or `nil` if an atom is empty.
private func endOfDotString(_ text: Span<UInt8>, allowingUTF8: Bool) -> Int? {
  let atom: ByteClass = allowingUTF8 ? .atext | .nonASCII : .atext
  var index = 0
  repeat {
    guard text.skip(atom, at: &index) > 0 else { return nil }
  } while text.take(".", at: &index)
  return index
}

/// Returns the end of `DQUOTE *QcontentSMTP DQUOTE`, or `nil` if it's ill-formed or unterminated.
private func endOfQuotedString(_ text: Span<UInt8>, allowingUTF8: Bool) -> Int? {
  let printable: ClosedRange<UInt8> = 0x20...0x7E
  var index = 1
  while index < text.count {
    switch text[index] {
    case UInt8(ascii: "\""):
      return index + 1
    case UInt8(ascii: "\\"):
      guard index + 1 < text.count, printable.contains(text[index + 1]) else { return nil }
      index += 2
    case printable:
      index += 1
    case 0x80... where allowingUTF8:
      index += 1
    default:
      return nil
    }
  }
  return nil
}

/// Returns whether the bytes are an `address-literal` of RFC 5321, section 4.1.3, for IPv4 or IPv6.
///
/// Numbers in the IPv4 address may have leading zeros, as `Snum` allows.
private func isAddressLiteral(_ text: Span<UInt8>) -> Bool {
  guard text.count > 2, text[text.count - 1] == UInt8(ascii: "]") else { return false }
  let content = text.extracting(1..<(text.count - 1))
  guard content.hasPrefix("ipv6:") else {
    return IPv4Text(content, allowingLeadingZeros: true) != nil
  }
  let address = IPv6Text(content.extracting(5..<content.count), allowingLeadingZeros: true)
  guard let address else { return false }
  // Here "::" replaces at least two groups; in RFC 4291 it may replace just one.
  return address.compression == nil || address.writtenGroups <= 6
}
