/// A version of the Internet Protocol.
///
/// ```swift
/// Rule.isCIDR(.ipv4).accepts("192.0.2.0/24")  // true
/// Rule.isCIDR(.ipv4).accepts("2001:db8::/32")  // false
/// ```
public enum IPVersion: Hashable, Sendable {
  /// IPv4, with addresses of 32 bits (RFC 791, section 3.1).
  case ipv4

  /// IPv6, with addresses of 128 bits (RFC 4291, section 2).
  case ipv6
}
