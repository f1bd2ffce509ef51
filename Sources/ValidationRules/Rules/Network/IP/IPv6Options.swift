/// Options for the syntax of an IPv6 address, beyond RFC 4291, section 2.2.
///
/// ```swift
/// Rule.isIPv6([.canonical, .zoned]).accepts("fe80::1%eth0")  // true
/// Rule.isIPv6([.canonical, .zoned]).accepts("fe80:0::1%eth0")  // false
/// ```
public struct IPv6Options: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The one recommended form of each address (RFC 5952, sections 4 and 5) is required.
  public static let canonical = Self(rawValue: 1)

  /// A zone may follow after `%` (RFC 4007, section 11), of the characters that RFC 6874,
  /// section 2, leaves unescaped.
  public static let zoned = Self(rawValue: 2)
}
