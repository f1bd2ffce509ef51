extension ValidationRule where Value: StringProtocol {
  /// Refuses text of nothing but white space (Unicode `White_Space`), and the empty text.
  ///
  /// ```swift
  /// ValidationRule<String>.notBlank.accepts(" a ")  // true
  /// ValidationRule<String>.notBlank.accepts(" \t\n")  // false
  /// ```
  package static var notBlank: Self {
    @_specialize(where Value == String)
    get {
      Self(.fieldEmpty, negation: .notToBeFilled) { text in
        text.containsByte(of: !.whitespace)
          ?? !text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      }
    }
  }
}
