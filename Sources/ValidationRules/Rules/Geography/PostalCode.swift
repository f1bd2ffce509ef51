extension ValidationRule where Value == String {
  /// Accepts a postal code of the given country, in either case.
  ///
  /// ``PostalCodeFormat`` defines the formats. For a country without one, the rule accepts any text:
  /// some countries have no postal codes, and the user may choose one of them in the same form.
  ///
  /// ```swift
  /// Rule.isPostalCode("FR").accepts("33506")  // true
  /// Rule.isPostalCode("FR").failure(of: "3350")  // Enter a postal code for FR
  /// Rule.isPostalCode("HK").accepts("none")  // true
  /// ```
  ///
  /// - Parameter country: The country's two-letter code from ISO 3166-1, or XK, AC or TA. The
  ///   message shows it.
  public static func isPostalCode(_ country: String) -> Self {
    let country = country.uppercased()
    let format = PostalCodeFormat(of: country)
    return Self(.rule(.postalCode, ["country": .text(country)])) { text in
      format?.matches(text.utf8.span) ?? true
    }
  }
}
