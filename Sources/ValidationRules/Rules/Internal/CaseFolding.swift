/// The text with capital and small letters made the same, so that "STRASSE" and "straße" are equal.
///
/// This is the full case folding of the Unicode Standard (section 3.13, *Default Case Folding*),
/// got by mapping each scalar to lower, upper and lower case again.
func caseFolded(_ text: some StringProtocol) -> String {
  var folded: [UInt8] = []
  folded.reserveCapacity(text.utf8.count)
  // To fold a letter takes a microsecond, and a text has few different ones.
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

/// A scalar in lower, upper and lower case again, by the mappings of Unicode.
private func folding(of scalar: Unicode.Scalar) -> String {
  let lowercase = scalar.properties.lowercaseMapping
  // A dotless i is another letter than i, although their capital is the same.
  return scalar == "ı" ? lowercase : lowercase.uppercased().lowercased()
}
