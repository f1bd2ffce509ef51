extension ValidationRule where Value: StringProtocol {
  /// Refuses the empty text; white space is text.
  ///
  /// ```swift
  /// ValidationRule<String>.notEmpty.accepts(" ")  // true
  /// ValidationRule<String>.notEmpty.accepts("")  // false
  /// ```
  public static var notEmpty: Self {
    @_specialize(where Value == String)
    get {
      Self(.toBeFilled, negation: .notToBeFilled) { text in !text.isEmpty }
    }
  }
}
