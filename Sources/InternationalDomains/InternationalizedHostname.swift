public import ValidationRules

extension HostnameSyntax {
  /// The syntax of host names with letters of every script (IDNA 2008, RFC 5890 to 5893), validated
  /// by libidn2.
  ///
  /// A name consists of labels:
  ///
  /// - A label conforms to RFC 1123, or it's a U-label that can be registered (RFC 5891, section
  ///   4), or the A-label of one.
  /// - A label with non-ASCII letters can't have capitals.
  /// - Characters that depend on their context are validated in it (RFC 5892, appendix A).
  /// - A name with a right-to-left label must satisfy the Bidi rule (RFC 5893, section 2).
  /// - East Asian dots separate labels too (RFC 5895, section 2, step 4), and accents may be
  ///   separate from their letters.
  /// - The maximum lengths are 63 octets for a label and 253 for the whole name, counted in
  ///   A-labels (RFC 5890, section 2.3.2.1).
  ///
  /// ```swift
  /// Rule.isHostname(.internationalized).accepts("bücher.example")  // true
  /// Rule.isHostname(.internationalized).accepts("☃.example")  // false
  /// ```
  public static let internationalized = Self(isInternationalizedHostname)
}

private func isInternationalizedHostname(_ name: String) -> Bool {
  guard name.utf8.count <= 4 * IDN2.longestLabel, !name.utf8.contains(0) else { return false }
  var valid: [DomainLabel] = []
  for label in labels(of: name) {
    guard let label = isASCII(label) ? asciiLabel(label.lowercased()) : uLabel(label) else {
      return false
    }
    valid.append(label)
  }
  let octets = valid.reduce(valid.count - 1) { $0 + $1.ascii.utf8.count }
  return octets <= 253 && satisfiesBidiRule(valid.map(\.unicode))
}

private func uLabel(_ label: String) -> DomainLabel? {
  IDN2.aLabel(of: label).map { DomainLabel(ascii: $0, unicode: label) }
}

private func asciiLabel(_ label: String) -> DomainLabel? {
  guard isHostLabel(label.utf8) else { return nil }
  // Two hyphens in this position are reserved for encodings, and A-labels are the only encoding
  // (RFC 5890, section 2.3.1).
  guard label.dropFirst(2).hasPrefix("--") else { return DomainLabel(plain: label) }
  return IDN2.uLabel(of: label).map { DomainLabel(ascii: label, unicode: $0) }
}

/// Returns whether bytes are letters, digits and inner hyphens (RFC 1123, section 2.1).
private func isHostLabel(_ label: String.UTF8View) -> Bool {
  let hyphen = UInt8(ascii: "-")
  return (1...63).contains(label.count) && label.first != hyphen && label.last != hyphen
    && label.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), hyphen:
        true
      default:
        false
      }
    }
}
