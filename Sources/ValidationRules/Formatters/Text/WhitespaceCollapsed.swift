extension ValidationFormatter where Value == String {
  /// Replaces each run of white space, including line ends, with one space.
  ///
  /// White space at each end also becomes one space, which ``trimmed`` removes.
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
