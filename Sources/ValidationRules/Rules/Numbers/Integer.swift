extension ValidationRule where Value: StringProtocol {
  /// Accepts a whole number that an `Int` can hold: ASCII digits after an optional sign.
  ///
  /// This is the lexical form of `integer` in W3C XML Schema 1.1, part 2, section 3.4.13, which
  /// allows `+` and leading zeros. White space is refused. The maximum is 9223372036854775807, and
  /// larger numbers have their own message. For numbers of any size, use ``isDecimal``.
  ///
  /// ```swift
  /// Rule<String>.isInteger.accepts("-42")  // true
  /// Rule<String>.isInteger.failure(of: "4.2")  // Enter a whole number, such as 12
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

/// Returns whether the text is any number of ASCII digits after an optional sign.
private func isWholeNumber(_ text: some StringProtocol) -> Bool {
  text.withBytes { bytes in
    var start = 0
    _ = bytes.take("-", at: &start) || bytes.take("+", at: &start)
    return start < bytes.count && bytes.consists(of: .digit, from: start)
  }
}
