/// Returns whether the bytes are an IPv4 address or a name that browsers resolve.
///
/// Names follow RFC 1123, section 2.1, and may be internationalized. Before the last dot, a label
/// may also contain:
///
/// - underscores, because name servers accept any label (RFC 2181, section 11)
/// - symbols, which UTS #46, section 7, retains from IDNA 2003
///
/// A trailing dot is refused, and so is the domain `invalid`, which never has names (RFC 6761,
/// section 6.4).
func isWebHost(_ text: Span<UInt8>) -> Bool {
  guard !text.isEmpty, text.count <= 253 else { return false }
  let lastLabel = startOfLastLabel(text)
  var labelStart = 0
  for index in 0..<lastLabel where text[index] == UInt8(ascii: ".") {
    guard isWebLabel(text, labelStart..<index) else { return false }
    labelStart = index + 1
  }
  return isInternationalDomainName(text, from: lastLabel)
    && (!endsInNumber(text) || IPv4Text(text) != nil)
    && !text.extracting(lastLabel..<text.count).matches("invalid")
}

/// Returns the position after the last dot.
func startOfLastLabel(_ text: Span<UInt8>) -> Int {
  var start = text.count
  while start > 0, text[start - 1] != UInt8(ascii: ".") { start -= 1 }
  return start
}

/// Returns whether browsers resolve a label before the last dot, which may have underscores and
/// symbols.
private func isWebLabel(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
  var isASCII = true
  for index in range {
    guard (ByteClass.label | .only("_") | .nonASCII).contains(text[index]) else { return false }
    if text[index] >= 0x80 { isASCII = false }
  }
  return isASCII ? isLabel(text, range) : isULabel(text, range, mayHaveSymbols: true)
}
