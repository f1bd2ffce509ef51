/// The parts of a URL's authority (RFC 3986, section 3.2): `[ userinfo "@" ] host [ ":" port ]`.
struct Authority {
  /// The part before the last `@`, or `nil` if there is none.
  private(set) var userInformation: Range<Int>?

  /// The host, including the brackets of an IPv6 address.
  let host: Range<Int>

  /// Indicates whether the port is missing, empty or a 16-bit number.
  let hasValidPort: Bool

  /// Splits bytes that contain no `/`, `?` or `#`.
  ///
  /// Everything before the last `@` is the user information. Colons within brackets belong to an
  /// IPv6 address, so the search for the port skips them.
  ///
  /// - Parameter allowingLeadingZeros: Pass `true` to allow leading zeros in a port.
  init(_ text: Span<UInt8>, allowingLeadingZeros: Bool) {
    var start = 0
    for index in text.indices where text[index] == UInt8(ascii: "@") {
      userInformation = 0..<index
      start = index + 1
    }
    var end = start
    var isInsideBrackets = false
    while end < text.count, isInsideBrackets || text[end] != UInt8(ascii: ":") {
      if text[end] == UInt8(ascii: "[") { isInsideBrackets = true }
      if text[end] == UInt8(ascii: "]") { isInsideBrackets = false }
      end += 1
    }
    host = start..<end
    let port = text.extracting(min(end + 1, text.count)..<text.count)
    hasValidPort =
      port.isEmpty
      || port.decimalNumber(atMost: 0xFFFF, allowingLeadingZeros: allowingLeadingZeros) != nil
  }
}

extension ByteClass {
  /// The bytes of an authority and of everything before it: all except `/`, `?` and `#`.
  static var authority: Self { !(.only("/") | .only("?") | .only("#")) }
}

/// Returns whether a host is an IPv6 address in brackets, or `nil` if it doesn't start with a
/// bracket.
func isBracketedIPv6(_ host: Span<UInt8>) -> Bool? {
  guard host.peek(at: 0) == UInt8(ascii: "[") else { return nil }
  guard host.count > 1, host[host.count - 1] == UInt8(ascii: "]") else { return false }
  return IPv6Text(host.extracting(1..<(host.count - 1))) != nil
}
