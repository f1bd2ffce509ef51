/// Returns whether a whole text has the form of a number, which libphonenumber then validates.
///
/// The library would find a number among other words, too, and drop those. White space and the
/// invisible marks that copied numbers bring along may stand around it, and `tel:` in front
/// (RFC 3966, section 3).
func isDialedText(_ text: String) -> Bool {
  var rest = trimmed(text.unicodeScalars[...])
  if String(rest.prefix(4)).lowercased() == "tel:" { rest = trimmed(rest.dropFirst(4)) }
  guard let first = rest.first, let last = rest.last, startsNumber(first),
    rest.allSatisfy(isInNumber)
  else { return false }
  let digits = rest.drop { !isDigit($0) }
  guard !digits.contains(where: isPlus), rest.count(where: isPlus) <= 1 else { return false }
  guard !rest.contains(";") || String(rest).contains(";ext=") else { return false }
  // Letters at the end are those of a number such as 1-800-FLOWERS, which has three or more.
  return isDigit(last) || ")）]#".unicodeScalars.contains(last)
    || isLetter(last) && digits.count(where: isLetter) >= 3
}

private func trimmed(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
  var rest = text.drop(while: isInvisible)
  while let last = rest.last, isInvisible(last) { rest.removeLast() }
  return rest
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
}

private func startsNumber(_ scalar: Unicode.Scalar) -> Bool {
  isDigit(scalar) || isPlus(scalar) || "(（[".unicodeScalars.contains(scalar)
}

private func isInNumber(_ scalar: Unicode.Scalar) -> Bool {
  isDigit(scalar) || isLetter(scalar) || isPlus(scalar) || isInvisible(scalar)
    || scalar.properties.generalCategory == .dashPunctuation
    || "()（）[].．/~⁓∼～−ー,;=#:".unicodeScalars.contains(scalar)
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .decimalNumber
}

private func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

private func isPlus(_ scalar: Unicode.Scalar) -> Bool { scalar == "+" || scalar == "＋" }
