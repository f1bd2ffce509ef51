/// The number that ASCII digits without a leading zero write, up to `maximum`, or nil.
func decimalNumber(_ text: Span<UInt8>, atMost maximum: Int) -> Int? {
  guard !text.isEmpty, text.count == 1 || text[0] != UInt8(ascii: "0") else { return nil }
  var value = 0
  for index in text.indices {
    guard ByteClass.digit.contains(text[index]) else { return nil }
    value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
    guard value <= maximum else { return nil }
  }
  return value
}

extension Span<UInt8> {
  /// Where a byte stands first.
  func firstIndex(of byte: UInt8) -> Int? {
    for index in indices where self[index] == byte { return index }
    return nil
  }
}
