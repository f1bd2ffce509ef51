extension ValidationRule where Value == String {
  /// Accepts an international phone number: `+` and 7 to 15 digits that don't start with 0.
  ///
  /// Digits follow ITU-T E.164, clause 6; the `+` comes from E.123, without its spaces. E.164 sets
  /// the upper limit. The lower limit is the length of the shortest numbers in use, including the
  /// country code. The rule doesn't check that the country code exists.
  ///
  /// ```swift
  /// Rule.isE164.accepts("+33603903594")  // true
  /// Rule.isE164.failure(of: "0603903594")
  /// // Enter an international number without spaces, such as +14155550123
  /// ```
  public static var isE164: Self {
    Self(.rule(.e164)) { text in
      let text = text.utf8.span
      guard (8...16).contains(text.count), text[0] == UInt8(ascii: "+"),
        text[1] != UInt8(ascii: "0")
      else { return false }
      return text.consists(of: .digit, from: 1)
    }
  }
}
