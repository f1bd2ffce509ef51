/// Returns whether the bytes from `start` on are labels joined by dots, as RFC 1123, section 2.1,
/// has them.
///
/// Neither a top-level domain nor the length of the whole, 253 at most, is tested.
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

/// Returns whether letters, digits and hyphens make a label: 1 to 63 of them, hyphens only inside.
///
/// - Precondition: The characters at `range` are of ``ByteClass/label`` or, for browsers,
///   underscores.
@inline(__always)
func isLabel(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
  !range.isEmpty && range.count <= 63
    && text[range.lowerBound] != UInt8(ascii: "-")
    && text[range.upperBound - 1] != UInt8(ascii: "-")
}

/// Returns whether the bytes from `start` on are labels joined by dots, some of them
/// internationalized.
///
/// A label beyond ASCII is tested as a U-label, any other one as ``isLabel(_:_:)`` does.
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
