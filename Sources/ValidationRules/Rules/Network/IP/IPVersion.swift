/// A version of the Internet Protocol.
public enum IPVersion: Hashable, Sendable {
  /// IPv4, with addresses of 32 bits.
  case ipv4

  /// IPv6, with addresses of 128 bits.
  case ipv6
}
