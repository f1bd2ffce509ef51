public import ValidationRules

extension ValidationRule where Value == String {
  /// Accepts a number that can be a mobile phone's, as dialed in a region or with `+` and any
  /// country code.
  ///
  /// The message is “Enter a mobile number, such as 06 12 34 56 78”, with an example from the
  /// region or from the country whose code was typed.
  ///
  /// According to libphonenumber's metadata, the number must be valid and of the kind
  /// ``PhoneNumberKind/mobile`` or ``PhoneNumberKind/fixedLineOrMobile``.
  ///
  /// ```swift
  /// Rule.isMobile(region: "FR").accepts("06 12 34 56 78")  // true
  /// Rule.isMobile(region: "FR").failure(of: "01 23 45 67 89")
  /// // Enter a mobile number, such as 06 12 34 56 78
  /// ```
  ///
  /// - Parameter region: The region in which a number without a country code is dialed
  ///   (ISO 3166-1). In an unknown region, every number needs its country code, and the message says
  ///   so.
  public static func isMobile(region: String) -> Self {
    // The library reads its metadata when it's first used, so a rule doesn't use it until it tests
    // a text.
    Self(ValidationMessage(PhoneMessage.`mobile.countryCode`, ["region": .text(region)])) { text in
      PhoneLibrary.facts(of: text, region: PhoneRegion(region).code)?.kind.isMobile ?? false
    } explain: { text in
      .phone(.mobile, typed: text, in: PhoneRegion(region).code)
    }
  }

  /// Accepts a phone number of any kind, as dialed in a region or with `+` and any country code.
  ///
  /// The number must be valid according to libphonenumber's metadata.
  ///
  /// ```swift
  /// Rule.isPhoneNumber(region: "FR").accepts("01 23 45 67 89")  // true
  /// Rule.isPhoneNumber(region: "FR").failure(of: "01 23 45 67 8")
  /// // Enter a phone number, such as 01 23 45 67 89
  /// ```
  ///
  /// - Parameter region: The region in which a number without a country code is dialed
  ///   (ISO 3166-1). In an unknown region, every number needs its country code, and the message says
  ///   so.
  public static func isPhoneNumber(region: String) -> Self {
    Self(ValidationMessage(PhoneMessage.`phoneNumber.countryCode`, ["region": .text(region)])) {
      text in
      PhoneLibrary.facts(of: text, region: PhoneRegion(region).code) != nil
    } explain: { text in
      .phone(.fixedLine, typed: text, in: PhoneRegion(region).code)
    }
  }
}
