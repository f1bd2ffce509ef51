/// A reason why libidn2 refuses a domain that the URL Standard's *domain to ASCII* accepts.
enum KnownDifference: Hashable {
  /// A label that's too long for DNS (RFC 1035, section 2.3.4); the standard leaves that to DNS.
  case longLabel

  /// Hyphens in places that a U-label doesn't allow (RFC 5891, section 4.2.3.1); the standard sets
  /// *CheckHyphens* to false.
  case hyphens

  /// Numbers, punctuation, jamo and some marks that IDNA 2008 excludes and UTS #46 allows; also
  /// signs such as `≠` that only result from the mapping.
  case notInIDNA2008

  /// Characters that UTS #46 refused until Unicode 15.1 changed its mappings, and characters newer
  /// than the library's tables (Unicode 11 for IDNA 2008).
  case newInUnicode
}

extension KnownDifference {
  static func reason(for vector: Vector) -> Self? {
    if let ascii = vector.ascii, ascii.split(separator: ".").contains(where: { $0.count > 63 }) {
      return .longLabel
    }
    let labels = vector.input.unicodeScalars.split { isDot($0) }
    if labels.contains(where: { hasHyphens(Array($0)) }) { return .hyphens }
    if vector.input.unicodeScalars.contains(where: isNew) { return .newInUnicode }
    return vector.input.unicodeScalars.contains(where: isNotInIDNA2008) ? .notInIDNA2008 : nil
  }

  private static func isDot(_ scalar: Unicode.Scalar) -> Bool {
    ".\u{3002}\u{FF0E}\u{FF61}".unicodeScalars.contains(scalar)
  }

  private static func hasHyphens(_ label: [Unicode.Scalar]) -> Bool {
    !label.allSatisfy(\.isASCII)
      && (label.first == "-" || label.last == "-" || label.dropFirst(2).starts(with: ["-", "-"]))
  }

  private static func isNew(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x04C0, 0x10A0...0x10C5, 0x115F...0x1160, 0x180E, 0x2061...0x2063, 0x206A...0x206F, 0x2132,
      0x2183, 0x2C2F, 0x18B00...0x18CFF,
      0x1D173...0x1D17A, 0x31350...0x3347F:
      true
    default: false
    }
  }

  private static func isNotInIDNA2008(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII, !isDot(scalar) else { return false }
    switch scalar.value {
    // Conjoining jamo, East Asian tone marks, enclosing marks and musical signs.
    case 0x0338, 0x1100...0x11FF, 0x302E...0x303B, 0x0488...0x0489, 0x20D0...0x20F0,
      0xA670...0xA672, 0xA960...0xA97C, 0xD7B0...0xD7FB, 0x1D15E...0x1D1AD:
      return true
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .otherNumber, .letterNumber, .otherPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .connectorPunctuation:
      true
    default: false
    }
  }
}
