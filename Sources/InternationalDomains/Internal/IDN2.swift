private import CIDN2

/// The library libidn2, which any thread can call.
///
/// Don't pass it text that contains NUL.
enum IDN2 {
  /// The maximum length of a label that is read, in bytes.
  ///
  /// A label whose A-label has 63 octets is shorter, even if its accents are separate from their
  /// letters.
  static let longestLabel = 1024

  /// Returns the A-label of a label after normalizing it, or `nil` if it can't be registered (RFC
  /// 5891, section 4).
  static func aLabel(of uLabel: String) -> String? {
    guard uLabel.utf8.count <= longestLabel else { return nil }
    return unsafe written { output in
      unsafe idn2_register_u8(uLabel, nil, output, Int32(IDN2_NFC_INPUT.rawValue))
    }
  }

  /// Returns the U-label of an A-label in lowercase, or `nil` if it has none that can be
  /// registered.
  static func uLabel(of aLabel: String) -> String? {
    let checked = unsafe written { output in
      unsafe idn2_register_u8(nil, aLabel, output, 0)
    }
    return checked.map(unicode)
  }

  /// Returns the A-label of a label after nontransitional mapping (UTS #46), or `nil` if it can't
  /// be looked up.
  static func lookUp(_ label: String) -> String? {
    guard label.utf8.count <= longestLabel else { return nil }
    return unsafe written { output in
      unsafe idn2_lookup_u8(label, output, Int32(IDN2_NONTRANSITIONAL.rawValue))
    }
  }

  /// Returns the U-label of an A-label, or the label itself if it isn't an A-label or can't be
  /// decoded.
  static func unicode(_ label: String) -> String {
    guard label.hasPrefix("xn--") else { return label }
    var output: UnsafeMutablePointer<CChar>?
    guard unsafe idn2_to_unicode_8z8z(label, &output, 0) == IDN2_OK.rawValue,
      let text = unsafe output
    else { return label }
    defer { unsafe idn2_free(text) }
    return unsafe String(cString: text)
  }

  /// Returns the text that the library allocates in `write`, or `nil` if it fails.
  private static func written(
    by write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>) -> Int32
  ) -> String? {
    var output: UnsafeMutablePointer<UInt8>?
    guard unsafe write(&output) == IDN2_OK.rawValue, let text = unsafe output else { return nil }
    defer { unsafe idn2_free(text) }
    return unsafe String(cString: text)
  }
}
