/// An IPv6 address in one of the text forms of RFC 4291, section 2.2.
struct IPv6Text {
  /// The length of the longest text: six groups and a dotted quad.
  static var maximumLength: Int { 45 }

  /// The eight groups, from the left.
  private(set) var groups = InlineArray<8, UInt16>(repeating: 0)

  /// The number of groups written out; a dotted quad counts as two.
  private(set) var writtenGroups = 0

  /// The number of groups written before "::", or `nil` if the text has none.
  private(set) var compression: Int?

  /// Indicates whether the last two groups are written as a dotted quad.
  private(set) var endsInIPv4 = false

  /// Reads the whole text in one pass, or returns `nil` if it's ill-formed.
  ///
  /// Fails in these cases:
  ///
  /// - a group is empty or longer than four digits
  /// - a second "::" follows
  /// - a single colon starts or ends the text
  /// - there aren't exactly eight groups, or with "::" more than seven
  ///
  /// - Parameter allowingLeadingZeros: Pass `true` to allow leading zeros in a dotted quad.
  init?(_ text: Span<UInt8>, allowingLeadingZeros: Bool = false) {
    guard (2...Self.maximumLength).contains(text.count) else { return nil }
    let colon = UInt8(ascii: ":")
    var index = 0
    if text[0] == colon {
      guard text[1] == colon else { return nil }
      compression = 0
      index = 2
    }
    while index < text.count {
      let start = index
      guard writtenGroups < 8, let group = Self.hexadecimal(text, &index) else { return nil }
      if index < text.count, text[index] == UInt8(ascii: ".") {
        let quad = IPv4Text(
          text.extracting(start..<text.count), allowingLeadingZeros: allowingLeadingZeros)
        guard writtenGroups <= 6, let quad else { return nil }
        append(UInt16(truncatingIfNeeded: quad.value >> 16))
        append(UInt16(truncatingIfNeeded: quad.value))
        endsInIPv4 = true
        break
      }
      append(group)
      guard index < text.count else { break }
      guard text[index] == colon, index + 1 < text.count else { return nil }
      index += 1
      if text[index] == colon {
        guard compression == nil else { return nil }
        compression = writtenGroups
        index += 1
      }
    }
    guard compression == nil ? writtenGroups == 8 : writtenGroups < 8 else { return nil }
    moveGroupsBehindCompression()
  }

  /// Returns the number in the one to four hexadecimal digits at `index`, or `nil` if there are none.
  ///
  /// The index moves past the digits.
  private static func hexadecimal(_ text: Span<UInt8>, _ index: inout Int) -> UInt16? {
    let start = index
    var value: UInt16 = 0
    while index < text.count, index - start < 4, let digit = text[index].hexadecimalValue {
      value = value << 4 | UInt16(digit)
      index += 1
    }
    return index > start ? value : nil
  }

  /// Appends a group.
  ///
  /// - Precondition: There are fewer than eight.
  private mutating func append(_ group: UInt16) {
    groups[writtenGroups] = group
    writtenGroups += 1
  }

  /// Moves the groups after "::" to the end, and fills the gap with zeros.
  private mutating func moveGroupsBehindCompression() {
    guard let compression else { return }
    let elided = 8 - writtenGroups
    for target in stride(from: 7, to: compression - 1, by: -1) {
      groups[target] = target - elided >= compression ? groups[target - elided] : 0
    }
  }
}
