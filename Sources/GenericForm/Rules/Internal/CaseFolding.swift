/// The text with capital and small letters made the same, so that "STRASSE" and "straße" are equal.
///
/// This is the full case folding of the Unicode Standard (section 3.13, *Default Case Folding*),
/// got by mapping each scalar to lower, upper and lower case again.
func caseFolded(_ text: some StringProtocol) -> String {
  var folded = ""
  for scalar in text.unicodeScalars {
    folded.unicodeScalars.append(contentsOf: folding(of: scalar))
  }
  return folded
}

private func folding(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
  // A dotless i is another letter than i, although their capital is the same.
  if scalar.isASCII || scalar == "ı" {
    return scalar.properties.lowercaseMapping.unicodeScalars
  }
  return scalar.properties.lowercaseMapping.uppercased().lowercased().unicodeScalars
}
