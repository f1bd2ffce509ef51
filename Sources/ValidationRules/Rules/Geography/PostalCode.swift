extension ValidationRule where Value == String {
  /// Accepts a postal code of a country, in uppercase or lowercase letters.
  ///
  /// ``PostalCodeFormat`` has the formats. If it has none for `country`, every text is accepted:
  /// some countries have no postal codes, and a user may choose one of them in the same form.
  ///
  /// ```swift
  /// Rule.isPostalCode("FR").accepts("33506")  // true
  /// Rule.isPostalCode("FR").accepts("3350")  // false
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
