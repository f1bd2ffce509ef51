extension ValidationFormatter where Value == String {
  /// Starts every word with a capital letter and lowercases its other letters.
  ///
  /// A word starts at a letter that doesn't follow a letter, a number or an apostrophe within a word. The
  /// capital is in Unicode's title case, as in "ǅ". Names such as "McDonald" lose their inner capital.
  ///
  /// ```swift
  /// ValidationFormatter.capitalized.format("jean-luc o'brien, 3RD")  // "Jean-Luc O'brien, 3rd"
  /// ```
  public static var capitalized: Self {
    Self { text in
      var capitalized = ""
      var isInWord = false
      for character in text {
        let isLetter = character.isAnyLetter
        capitalized += isLetter && !isInWord ? titlecased(character) : character.lowercased()
        isInWord = isLetter || character.isNumber || isInWord && isApostrophe(character)
      }
      return capitalized
    }
  }
}

/// Returns a letter with its first scalar in title case, and the others, mostly marks, in lowercase.
private func titlecased(_ letter: Character) -> String {
  letter.unicodeScalars.enumerated().map { position, scalar in
    position == 0 ? scalar.properties.titlecaseMapping : scalar.properties.lowercaseMapping
  }.joined()
}

private func isApostrophe(_ character: Character) -> Bool {
  character == "'" || character == "’"
}
