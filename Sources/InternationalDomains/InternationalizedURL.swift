@_spi(_Unicode) private import Swift
public import ValidationRules

extension URLSyntax {
  /// The syntax of URLs whose host is validated by libidn2's IDNA tables.
  ///
  /// This is *domain to ASCII* of the URL Standard (WHATWG, section 3.3), which is nontransitional
  /// processing by UTS #46.
  ///
  /// As the standard requires, the A-labels of an ASCII-only domain aren't decoded, and symbols
  /// such as `☃` are accepted. In non-ASCII domains, libidn2 is stricter than the standard:
  ///
  /// - An internationalized label has at most 63 octets as an A-label. It has no hyphen at either
  ///   end, and no two hyphens in the third and fourth position.
  /// - Punctuation, numbers, enclosing marks and conjoining jamo are refused, because IDNA 2008
  ///   excludes them.
  /// - Characters newer than the library are refused.
  ///
  /// ```swift
  /// Rule.isURL(.internationalized).accepts("https://bücher.example/")  // true
  /// Rule.isURL(.internationalized).accepts("https://xn--bücher.example/")  // false
  /// ```
  public static let internationalized = Self(domainToASCII: domainToASCII)
}

private func domainToASCII(_ domain: String) -> String? {
  guard !isASCII(domain) else { return domain.lowercased() }
  guard !domain.utf8.contains(0) else { return nil }
  var valid: [DomainLabel] = []
  for label in labels(of: domain) {
    guard let label = lookedUp(label) ?? lookedUpWithSymbols(label) else { return nil }
    valid.append(label)
  }
  guard satisfiesBidiRule(valid.map(\.unicode)) else { return nil }
  return valid.map(\.ascii).joined(separator: ".")
}

private func lookedUp(_ label: String) -> DomainLabel? {
  let lowercased = label.lowercased()
  guard isASCII(label) else {
    return IDN2.lookUp(label).map { DomainLabel(ascii: $0, unicode: IDN2.unicode($0)) }
  }
  guard lowercased.hasPrefix("xn--") else { return DomainLabel(plain: lowercased) }
  let unicode = IDN2.unicode(lowercased)
  guard !isASCII(unicode), isMapped(unicode) else { return nil }
  return IDN2.lookUp(lowercased).map { DomainLabel(ascii: $0, unicode: unicode) }
    ?? lookedUpWithSymbols(unicode)
}

/// Returns whether UTS #46 maps a label to itself, as required of a decoded A-label (section 4.1,
/// criteria 1 and 7).
private func isMapped(_ label: String) -> Bool {
  guard label._nfc.elementsEqual(label.unicodeScalars) else { return false }
  return label.unicodeScalars.allSatisfy { scalar in
    switch scalar {
    // The deviation characters, which nontransitional processing keeps.
    case "ß", "ς", "\u{200C}", "\u{200D}": true
    default: !scalar.properties.changesWhenNFKCCaseFolded
    }
  }
}

/// Returns libidn2's form of a label with letters in place of its symbols, or `nil` if it has none.
///
/// UTS #46 allows symbols that IDNA 2008, and thus libidn2, doesn't. The ASCII form isn't the
/// label's real one, but the URL parser only searches it for forbidden characters and numbers.
private func lookedUpWithSymbols(_ label: String) -> DomainLabel? {
  guard label.utf8.count <= IDN2.longestLabel else { return nil }
  let scalars = Array(label._nfc)
  let symbols = scalars.indices.filter { isSymbol(scalars[$0]) }
  guard !symbols.isEmpty, !startsLikeALabel(scalars) else { return nil }
  // A letter in the label's direction, next to which every mark and joiner is allowed.
  let letter: Unicode.Scalar = isRightToLeft(label) ? "\u{5D0}" : "a"
  var letters = scalars
  for index in symbols { letters[index] = letter }
  var text = String.UnicodeScalarView()
  text.append(contentsOf: letters)
  return IDN2.lookUp(String(text)).map { DomainLabel(ascii: "xn--" + $0, unicode: label) }
}

/// Returns whether a label begins with `xn--` once it's mapped, which no non-ASCII label may (UTS
/// #46, section 4, step 4).
private func startsLikeALabel(_ label: [Unicode.Scalar]) -> Bool {
  guard label.count >= 4 else { return false }
  let hyphens: [Unicode.Scalar] = ["-", "\u{FE63}", "\u{FF0D}"]
  return IDN2.lookUp(String(label[0])) == "x" && IDN2.lookUp(String(label[1])) == "n"
    && hyphens.contains(label[2]) && hyphens.contains(label[3])
}

/// Returns whether a scalar is a symbol that UTS #46 keeps, unlike `™`, which it maps to letters.
private func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  // The ASCII characters that the URL Standard doesn't forbid in a domain (section 3.2).
  case 0...0x7F: return "!\"$&'()*+,;=_`{}~".unicodeScalars.contains(scalar)
  // No domain contains replacement characters or ideographic description characters.
  case 0x2FF0...0x2FFF, 0xFFFC...0xFFFD: return false
  default: break
  }
  return switch scalar.properties.generalCategory {
  case .otherSymbol, .mathSymbol, .currencySymbol, .modifierSymbol:
    !scalar.properties.changesWhenNFKCCaseFolded
  default: false
  }
}
