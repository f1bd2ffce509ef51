/// The text with capital and small letters made the same, so that "STRASSE" and "straße" are equal.
///
/// This is the full case folding of the Unicode Standard (section 3.13, *Default Case Folding*),
/// got by mapping each scalar to lower, upper and lower case again.
func caseFolded(_ text: some StringProtocol) -> String {
  var folded = ""
  folded.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars { folded += folding(of: scalar) }
  return folded
}

private func folding(of scalar: Unicode.Scalar) -> String {
  let lowercase = scalar.properties.lowercaseMapping
  // A dotless i is another letter than i, although their capital is the same.
  return scalar.isASCII || scalar == "ı" ? lowercase : lowercase.uppercased().lowercased()
}
