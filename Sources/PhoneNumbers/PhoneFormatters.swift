public import ValidationRules

extension ValidationFormatter where Value == String {
  /// Writes a valid telephone number in one way, once it is complete, as when a field is left.
  ///
  /// Any other text stays as it is. Where ``PhoneNumberFormat/national`` is wanted, a number that
  /// needs its country code in the region is written as ``PhoneNumberFormat/international``.
  ///
  /// ```swift
  /// let number: ValidationFormatter<String> = .phoneNumber(region: "FR")
  /// number.format("0612345678")  // "+33 6 12 34 56 78"
  /// number.format("061234567")  // "061234567"
  /// ```
  ///
  /// - Parameters:
  ///   - format: How the number is written; ``PhoneNumberFormat/e164`` is the one to keep.
  ///   - region: Where a number without country code is dialed (ISO 3166-1). In an unknown region,
  ///     every number needs its country code.
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

  /// Groups the digits of a telephone number while it is typed.
  ///
  /// A text with anything in it but digits, a leading `+` and what separates digits stays as it
  /// is. ``TypedPhoneNumber`` has the position of the caret too.
  ///
  /// ```swift
  /// let number: ValidationFormatter<String> = .phoneNumberAsTyped(region: "US")
  /// number.format("2015550")  // "201-5550"
  /// number.format("201555012")  // "(201) 555-012"
  /// ```
  ///
  /// - Parameter region: Where the number is dialed (ISO 3166-1).
  public static func phoneNumberAsTyped(region: String) -> Self {
    Self { text in TypedPhoneNumber(text, region: region).text }
  }
}
