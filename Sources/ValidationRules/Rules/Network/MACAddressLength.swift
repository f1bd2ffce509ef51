/// The length of a MAC address in bits.
///
/// ```swift
/// Rule.isMACAddress(.eui48).accepts("00-00-5E-00-53-01")  // true
/// Rule.isMACAddress(.eui48).accepts("02-00-5E-10-00-00-00-01")  // false
/// ```
public enum MACAddressLength: Int, Hashable, Sendable {
  /// 48 bits, as in Ethernet and Wi-Fi.
  case eui48 = 48

  /// 64 bits, as in IEEE 802.15.4.
  case eui64 = 64
}
