extension ValidationRule where Value: StringProtocol {
  /// Accepts text of at least one character, even if that's white space.
  ///
  /// ```swift
  /// Rule<String>.notEmpty.accepts(" ")  // true
  /// Rule<String>.notEmpty.failure(of: "")  // Enter some text
  /// ```
  public static var notEmpty: Self {
    @_specialize(kind:partial,where Value == String)
    get {
      Self(.rule(.notEmpty), negation: .rule(.`required.not`)) { text in !text.isEmpty }
    }
  }
}
