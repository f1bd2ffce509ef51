extension ValidationFormatter where Value == String {
  /// Removes all white space, including line ends (Unicode `White_Space`).
  ///
  /// ```swift
  /// ValidationFormatter.whitespacesRemoved.format(" A\tB\nC ")  // "ABC"
  /// ```
  public static var whitespacesRemoved: Self {
    Self { text in text.filter { !$0.isBlank } }
  }
}
