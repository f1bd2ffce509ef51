public import ValidationRules

extension ValidationRule where Value == String {
  /// Accepts a telephone number that can be a mobile phone's, as dialed in a region, or a number
  /// of any country after `+`.
  ///
  /// The example in the message is a number of the country whose code was typed.
  ///
  /// The number must be valid and of the kind ``PhoneNumberKind/mobile`` or
  /// ``PhoneNumberKind/fixedLineOrMobile``, by libphonenumber's metadata.
  ///
  /// ```swift
  /// Rule.isMobile(region: "FR").accepts("06 12 34 56 78")  // true
  /// Rule.isMobile(region: "FR").accepts("01 23 45 67 89")  // false
  /// ```
  ///
  /// - Parameter region: Where a number without country code is dialed (ISO 3166-1). In an unknown
  ///   region, every number needs its country code, and the message says so.
  public static func isMobile(region: String) -> Self {
    // The library reads its metadata at its first use, so no rule uses it before a text is tested.
    Self(ValidationMessage(PhoneMessage.`mobile.countryCode`, ["region": .text(region)])) { text in
      PhoneLibrary.facts(of: text, region: PhoneRegion(region).code)?.kind.isMobile ?? false
    } explain: { text in
      .phone(.mobile, typed: text, in: PhoneRegion(region).code)
    }
  }

  /// Accepts a telephone number of any kind, as it is dialed in a region, or one of any country
  /// after `+`.
  ///
  /// The number must be valid by libphonenumber's metadata.
  ///
  /// ```swift
  /// Rule.isPhoneNumber(region: "FR").accepts("01 23 45 67 89")  // true
  /// Rule.isPhoneNumber(region: "FR").accepts("01 23 45 67 8")  // false
  /// ```
  ///
  /// - Parameter region: Where a number without country code is dialed (ISO 3166-1). In an unknown
  ///   region, every number needs its country code, and the message says so.
  public static func isPhoneNumber(region: String) -> Self {
    Self(ValidationMessage(PhoneMessage.`phoneNumber.countryCode`, ["region": .text(region)])) {
      text in
      PhoneLibrary.facts(of: text, region: PhoneRegion(region).code) != nil
    } explain: { text in
      .phone(.fixedLine, typed: text, in: PhoneRegion(region).code)
    }
  }
}
