extension Translation {
  /// A language for tests: the English with accents, half as long again, and in brackets.
  ///
  /// A text on the screen without brackets can't be translated, and one whose bracket is cut off has
  /// too little space.
  package static let pseudo = Self(pseudo: ())

  /// A sentence in that language; what is in braces stays as it is.
  static func pseudoSentence(_ sentence: String) -> String {
    var isName = false
    var letters = 0
    var accented = ""
    for character in sentence {
      if character == "{" { isName = true }
      if !isName, let other = accents[character] {
        accented.append(other)
        letters += 1
      } else {
        accented.append(character)
      }
      if character == "}" { isName = false }
    }
    return "[\(accented)\(String(repeating: "~", count: (letters + 1) / 2))]"
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "aceghijklmnoprstuwyzACDEGHIKLNORSTUWYZ", "áçéğĥíĵķĺɱñóṗŕšťúŵýžÁČĎÉĞĤÍĶĹÑÓŔŠŤÚŴÝŽ"))
}
