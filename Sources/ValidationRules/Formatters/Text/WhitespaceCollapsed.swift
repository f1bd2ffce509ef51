extension ValidationFormatter where Value == String {
  /// Replaces each run of white space, line ends too, with one space.
  ///
  /// White space at the ends becomes one space as well: ``trimmed`` removes it.
  ///
  /// ```swift
  /// ValidationFormatter.collapsedWhitespace.format("a \t\n b  c")  // "a b c"
  /// ```
  public static var collapsedWhitespace: Self {
    Self { text in
      var collapsed = ""
      var isInRun = false
      for character in text {
        if !character.isBlank {
          collapsed.append(character)
        } else if !isInRun {
          collapsed += " "
        }
        isInRun = character.isBlank
      }
      return collapsed
    }
  }
}
