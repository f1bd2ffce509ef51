extension ValidationRule where Value: StringProtocol {
  /// Accepts a whole number that an `Int` can hold: ASCII digits after an optional sign.
  ///
  /// This is the lexical form of `integer` in W3C XML Schema 1.1, part 2, section 3.4.13, which
  /// has `+` and leading zeros. ``isDecimal`` accepts numbers of any size.
  ///
  /// The greatest is 9223372036854775807, and white space is refused. A number that is too large
  /// has its own message.
  ///
  /// ```swift
  /// Rule<String>.isInteger.accepts("-42")  // true
  /// Rule<String>.isInteger.accepts("4.2")  // false
  /// ```
  public static var isInteger: Self {
    @_specialize(kind:partial,where Value == String)
    get {
      let message = ValidationMessage.rule(.integer)
      let (other, long) = (RuleResult.failed(message), RuleResult.failed(.rule(.`integer.digits`)))
      return Self(message, negation: .rule(.`integer.not`)) { text, _ in
        Int(String(text)) != nil ? .passed : isWholeNumber(text) ? long : other
      }
    }
  }
}

/// Returns whether text is ASCII digits after an optional sign, however many.
private func isWholeNumber(_ text: some StringProtocol) -> Bool {
  text.withBytes { bytes in
    var start = 0
    _ = bytes.take("-", at: &start) || bytes.take("+", at: &start)
    return start < bytes.count && bytes.consists(of: .digit, from: start)
  }
}
