/// The scalar at `index` in well-formed UTF-8, and `index` moved behind it.
func nextScalar(_ text: Span<UInt8>, _ index: inout Int) -> Unicode.Scalar {
  let lead = text[index]
  index += 1
  guard lead >= 0x80 else { return Unicode.Scalar(lead) }
  var value = UInt32(lead) & (lead < 0xE0 ? 0x1F : lead < 0xF0 ? 0x0F : 0x07)
  while index < text.count, text[index] & 0xC0 == 0x80 {
    value = value << 6 | UInt32(text[index] & 0x3F)
    index += 1
  }
  return Unicode.Scalar(value) ?? "\u{FFFD}"
}
