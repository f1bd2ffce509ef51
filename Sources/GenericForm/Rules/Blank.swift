extension ValidationRule where Value: StringProtocol {
  /// Refuses text of nothing but white space (Unicode `White_Space`), and the empty text.
  ///
  /// ```swift
  /// ValidationRule<String>.notBlank.check(" a ")  // true
  /// ValidationRule<String>.notBlank.check(" \t\n")  // false
  /// ```
  public static var notBlank: Self {
    Self(.fieldEmpty) { text in !text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
  }
}
