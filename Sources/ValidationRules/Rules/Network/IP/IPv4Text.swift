/// An IPv4 address as a dotted quad: four decimal numbers from 0 to 255.
struct IPv4Text {
  /// The four numbers in one, with the first in the highest octet.
  let value: UInt32

  /// Reads the whole text, or returns `nil` if it's ill-formed.
  ///
  /// Fails if there aren't exactly four numbers, if a number is empty, above 255 or longer than
  /// three digits, and for any other character.
  ///
  /// - Parameter allowingLeadingZeros: Pass `true` to read numbers such as 01, always in decimal.
  init?(_ text: Span<UInt8>, allowingLeadingZeros: Bool = false) {
    guard (7...15).contains(text.count) else { return nil }
    var value: UInt32 = 0
    var octets = 0
    var index = 0
    while true {
      let start = index
      var octet: UInt32 = 0
      while index < text.count, index - start < 3, ByteClass.digit.contains(text[index]) {
        octet = octet * 10 + UInt32(text[index] - UInt8(ascii: "0"))
        index += 1
      }
      guard index > start, octet <= 255 else { return nil }
      guard allowingLeadingZeros || index == start + 1 || text[start] != UInt8(ascii: "0") else {
        return nil
      }
      value = value << 8 | octet
      octets += 1
      guard index < text.count else { break }
      guard text[index] == UInt8(ascii: "."), octets < 4 else { return nil }
      index += 1
    }
    guard octets == 4 else { return nil }
    self.value = value
  }
}
