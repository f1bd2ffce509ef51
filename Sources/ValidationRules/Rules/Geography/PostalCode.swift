extension ValidationRule where Value == String {
  /// Accepts a postal code as the post of a country writes it, in letters of either case.
  ///
  /// The country is its two-letter code of ISO 3166-1, or XK, AC or TA. The formats are those of
  /// ``PostalCodeFormat``. For a country without a known format, and for a text that is no country, any
  /// text is accepted: there are addresses without postal codes, and a user may choose their country.
  ///
  /// ```swift
  /// Rule.isPostalCode("FR").accepts("33506")  // true
  /// Rule.isPostalCode("FR").accepts("3350")  // false
  /// Rule.isPostalCode("HK").accepts("none")  // true
  /// ```
  ///
  /// - Parameter country: The code of the country, which the message has too.
  public static func isPostalCode(_ country: String) -> Self {
    let country = country.uppercased()
    let format = PostalCodeFormat(of: country)
    return Self(.postalCodeInvalid(country: country)) { text in
      format?.matches(text.utf8.span) ?? true
    }
  }
}
