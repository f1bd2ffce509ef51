public import GenericForm
@_spi(_Unicode) private import Swift

extension URLSyntax {
  /// URLs whose host is judged by the tables of IDNA, by libidn2: *domain to ASCII* of the URL
  /// Standard (WHATWG, section 3.3), that is UTS #46 without transition.
  ///
  /// A domain of ASCII alone is taken as it is, whatever its A-labels decode to, as the standard
  /// says. In any other domain libidn2 is stricter than the standard: an internationalized label
  /// has at most 63 octets as an A-label, and no hyphen at an end or in its third and fourth place;
  /// punctuation and numbers that IDNA 2008 has not are refused, and so are characters newer than
  /// the library. Symbols such as `☃` are accepted, as the standard says.
  ///
  /// ```swift
  /// ValidationRule.isURL(.internationalized).check("https://bücher.example/")  // true
  /// ValidationRule.isURL(.internationalized).check("https://xn--bücher.example/")  // false
  /// ```
  public static let internationalized = Self(domainToASCII: domainToASCII)
}

private func domainToASCII(_ domain: String) -> String? {
  guard !isASCII(domain) else { return domain.lowercased() }
  guard !domain.utf8.contains(0) else { return nil }
  var judged: [DomainLabel] = []
  for label in labels(of: domain) {
    guard let label = lookedUp(label) ?? withoutSymbols(label) else { return nil }
    judged.append(label)
  }
  guard satisfiesBidiRule(judged.map(\.unicode)) else { return nil }
  return judged.map(\.ascii).joined(separator: ".")
}

private func lookedUp(_ label: String) -> DomainLabel? {
  let lowercased = label.lowercased()
  if isASCII(label), !lowercased.hasPrefix("xn--") { return DomainLabel(plain: lowercased) }
  return IDN2.lookUp(isASCII(label) ? lowercased : label).map { ascii in
    DomainLabel(ascii: ascii, unicode: IDN2.unicode(ascii))
  }
}

/// What libidn2 makes of a label without its symbols; nil when it has none.
///
/// UTS #46 has symbols that IDNA 2008, and so libidn2, has not. The ASCII form is not that of the
/// label, but the URL parser only looks for forbidden characters and numbers in it.
private func withoutSymbols(_ label: String) -> DomainLabel? {
  guard label.utf8.count <= IDN2.longestLabel else { return nil }
  var rest = String.UnicodeScalarView()
  var hasSymbols = false
  for scalar in label._nfc {
    if isUnmappedSymbol(scalar) { hasSymbols = true } else { rest.append(scalar) }
  }
  guard hasSymbols else { return nil }
  return IDN2.lookUp(String(rest)).map { DomainLabel(ascii: "xn--" + $0, unicode: label) }
}

/// Whether a scalar is a symbol that stays as it is, unlike `™`, which UTS #46 maps to letters.
private func isUnmappedSymbol(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .otherSymbol, .mathSymbol, .currencySymbol, .modifierSymbol: break
  default: return false
  }
  return switch scalar.value {
  // The replacement characters and the operators that describe ideographs are in no domain.
  case 0...0x7F, 0x2FF0...0x2FFF, 0xFFFC...0xFFFD: false
  default: IDN2.lookUp(String(scalar)) == nil
  }
}
