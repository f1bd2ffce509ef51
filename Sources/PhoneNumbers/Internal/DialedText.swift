/// Returns whether a text as a whole looks like a number, which libphonenumber then validates.
///
/// The library would also find a number among other words, and drop the words. The number may have
/// white space and invisible marks around it, which come with copied numbers, and `tel:` before it
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
  // Only a number with at least three letters, such as 1-800-FLOWERS, can end in one.
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
