extension Span<UInt8> {
  /// Returns the scalar at `index` in well-formed UTF-8, and moves past it.
  ///
  /// The UTF-8 of a `String` is always well-formed. Bytes that don't encode a scalar return U+FFFD.
  ///
  /// - Precondition: `index` is at the first byte of a scalar.
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
