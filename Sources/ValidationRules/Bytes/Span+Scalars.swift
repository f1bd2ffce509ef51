extension Span<UInt8> {
  /// The scalar at `index` in well-formed UTF-8, and `index` moved past it.
  ///
  /// The UTF-8 of a `String` is always well-formed. U+FFFD is returned for bytes that write no
  /// scalar.
  ///
  /// - Precondition: `index` is the position of the first byte of a scalar.
  func nextScalar(at index: inout Int) -> Unicode.Scalar {
    let lead = self[index]
    index += 1
    guard lead >= 0x80 else { return Unicode.Scalar(lead) }
    var value = UInt32(lead) & (lead < 0xE0 ? 0x1F : lead < 0xF0 ? 0x0F : 0x07)
    while index < count, self[index] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(self[index] & 0x3F)
      index += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
