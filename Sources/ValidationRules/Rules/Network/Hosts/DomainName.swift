/// Returns whether the bytes from `start` on are labels joined by dots (RFC 1123, section 2.1).
///
/// Neither the top-level domain nor the total length, at most 253, is checked.
@inline(__always)
func isDomainName(_ text: Span<UInt8>, from start: Int) -> Bool {
  startOfLastLabel(ofDomainName: text, from: start) != nil
}

/// Returns the start of the last label, or `nil` if the bytes from `start` on aren't such a name.
@inline(__always)
func startOfLastLabel(ofDomainName text: Span<UInt8>, from start: Int) -> Int? {
  var labelStart = start
  for index in start..<text.count where !ByteClass.label.contains(text[index]) {
    guard text[index] == UInt8(ascii: "."), isLabel(text, labelStart..<index) else { return nil }
    labelStart = index + 1
  }
  return isLabel(text, labelStart..<text.count) ? labelStart : nil
}

/// Returns whether the characters form a label: 1 to 63 of them, with no hyphen at either end.
///
/// - Precondition: The characters in `range` are members of ``ByteClass/label`` or, for browsers,
///   underscores.
@inline(__always)
func isLabel(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
  !range.isEmpty && range.count <= 63
    && text[range.lowerBound] != UInt8(ascii: "-")
    && text[range.upperBound - 1] != UInt8(ascii: "-")
}

/// Returns whether the bytes from `start` on are labels joined by dots, which may be
/// internationalized.
///
/// A label with characters beyond ASCII must be a U-label; any other must pass ``isLabel(_:_:)``.
func isInternationalDomainName(_ text: Span<UInt8>, from start: Int) -> Bool {
  var labelStart = start
  var isASCII = true
  for index in start...text.count {
    if index < text.count, text[index] != UInt8(ascii: ".") {
      guard (ByteClass.label | .nonASCII).contains(text[index]) else { return false }
      if text[index] >= 0x80 { isASCII = false }
      continue
    }
    let label = labelStart..<index
    guard isASCII ? isLabel(text, label) : isULabel(text, label) else { return false }
    labelStart = index + 1
    isASCII = true
  }
  return true
}
