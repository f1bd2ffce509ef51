private import CIDN2

/// libidn2, which can be called from any thread.
///
/// No text that comes here has a NUL in it.
enum IDN2 {
  /// How many bytes of a label are read.
  ///
  /// A label whose A-label has 63 octets is shorter, even with accents apart from their letters.
  static let longestLabel = 1024

  /// The A-label of a label that can be registered (RFC 5891, section 4), normalized first.
  static func aLabel(of uLabel: String) -> String? {
    guard uLabel.utf8.count <= longestLabel else { return nil }
    return unsafe written { output in
      unsafe idn2_register_u8(uLabel, nil, output, Int32(IDN2_NFC_INPUT.rawValue))
    }
  }

  /// The U-label of an A-label in small letters, or `nil` if it has none that can be registered.
  static func uLabel(of aLabel: String) -> String? {
    let checked = unsafe written { output in
      unsafe idn2_register_u8(nil, aLabel, output, 0)
    }
    return checked.map(unicode)
  }

  /// The A-label of a label that can be looked up, mapped by UTS #46 without transition.
  static func lookUp(_ label: String) -> String? {
    guard label.utf8.count <= longestLabel else { return nil }
    return unsafe written { output in
      unsafe idn2_lookup_u8(label, output, Int32(IDN2_NONTRANSITIONAL.rawValue))
    }
  }

  /// The U-label of an A-label; any other label, and one that cannot be decoded, as it is.
  static func unicode(_ label: String) -> String {
    guard label.hasPrefix("xn--") else { return label }
    var output: UnsafeMutablePointer<CChar>?
    guard unsafe idn2_to_unicode_8z8z(label, &output, 0) == IDN2_OK.rawValue,
      let text = unsafe output
    else { return label }
    defer { unsafe idn2_free(text) }
    return unsafe String(cString: text)
  }

  /// The text that the library allocates in `write`, or `nil` if it refuses.
  private static func written(
    by write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>) -> Int32
  ) -> String? {
    var output: UnsafeMutablePointer<UInt8>?
    guard unsafe write(&output) == IDN2_OK.rawValue, let text = unsafe output else { return nil }
    defer { unsafe idn2_free(text) }
    return unsafe String(cString: text)
  }
}
