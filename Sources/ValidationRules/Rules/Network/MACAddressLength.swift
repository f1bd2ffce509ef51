/// The length of a MAC address.
public enum MACAddressLength: Int, Hashable, Sendable {
  /// 48 bits, the length of Ethernet and Wi-Fi.
  case eui48 = 48

  /// 64 bits.
  case eui64 = 64
}
