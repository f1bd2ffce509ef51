public import ValidationRules

extension ValidationFormatter where Value == String {
  /// Formats a valid phone number once it's complete, for example when the user leaves the field.
  ///
  /// Any other text is left unchanged. With ``PhoneNumberFormat/national``, a number that needs its
  /// country code in the region is still written as ``PhoneNumberFormat/international``.
  ///
  /// ```swift
  /// let number: ValidationFormatter<String> = .phoneNumber(region: "FR")
  /// number.format("0612345678")  // "+33 6 12 34 56 78"
  /// number.format("061234567")  // "061234567"
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format of the number. Use ``PhoneNumberFormat/e164`` for numbers that you
  ///     store.
  ///   - region: The region in which a number without a country code is dialed (ISO 3166-1). In an
  ///     unknown region, every number needs its country code.
  public static func phoneNumber(
    _ format: PhoneNumberFormat = .international, region: String
  ) -> Self {
    let region = PhoneRegion(region)
    return Self { text in
      guard let facts = PhoneLibrary.facts(of: text, region: region.code) else { return text }
      let isAbroad = format == .national && facts.callingCode != region.callingCode
      return PhoneLibrary.format(text, region: region.code, as: isAbroad ? .international : format)
        ?? text
    }
  }

  /// Groups the digits of a phone number as it's typed.
  ///
  /// Text that contains anything except digits, a leading `+` and separators is left unchanged. If
  /// you also need the caret's position, use ``TypedPhoneNumber``.
  ///
  /// ```swift
  /// let number: ValidationFormatter<String> = .phoneNumberAsTyped(region: "US")
  /// number.format("2015550")  // "201-5550"
  /// number.format("201555012")  // "(201) 555-012"
  /// ```
  ///
  /// - Parameter region: The region in which the number is dialed (ISO 3166-1).
  public static func phoneNumberAsTyped(region: String) -> Self {
    Self { text in TypedPhoneNumber(text, region: region).text }
  }
}
