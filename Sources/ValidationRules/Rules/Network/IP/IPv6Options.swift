/// Options for an IPv6 address, beyond the syntax of RFC 4291, section 2.2.
///
/// ```swift
/// Rule.isIPv6([.canonical, .zoned]).accepts("fe80::1%eth0")  // true
/// Rule.isIPv6([.canonical, .zoned]).accepts("fe80:0::1%eth0")  // false
/// ```
public struct IPv6Options: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Requires the one recommended form of each address (RFC 5952, sections 4 and 5).
  public static let canonical = Self(rawValue: 1)

  /// Accepts a zone after `%` (RFC 4007, section 11), with the characters that RFC 6874, section 2,
  /// leaves unescaped.
  public static let zoned = Self(rawValue: 2)
}
