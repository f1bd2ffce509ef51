/// Returns the text without case distinctions, so that "STRASSE" and "straße" are equal.
///
/// This is the full case folding of the Unicode Standard (section 3.13, *Default Case Folding*):
/// each scalar is mapped to lowercase, then uppercase, then lowercase.
func caseFolded(_ text: some StringProtocol) -> String {
  var folded: [UInt8] = []
  folded.reserveCapacity(text.utf8.count)
  // Folding a letter is slow, and a text has few different letters.
  var foldings: [Unicode.Scalar: [UInt8]] = [:]
  for scalar in text.unicodeScalars {
    if scalar.isASCII {
      folded.append(UInt8(truncatingIfNeeded: scalar.value).lowercased)
    } else if let folding = foldings[scalar] {
      folded += folding
    } else {
      let folding = Array(folding(of: scalar).utf8)
      foldings[scalar] = folding
      folded += folding
    }
  }
  return String(decoding: folded, as: UTF8.self)
}

/// Returns a scalar mapped to lowercase, uppercase and lowercase again, as Unicode defines them.
private func folding(of scalar: Unicode.Scalar) -> String {
  let lowercase = scalar.properties.lowercaseMapping
  // A dotless i differs from i, although both have the same capital.
  return scalar == "ı" ? lowercase : lowercase.uppercased().lowercased()
}
