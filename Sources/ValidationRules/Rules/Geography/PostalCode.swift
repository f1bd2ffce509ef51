extension ValidationRule where Value == String {
  /// Accepts a postal code as the post of a country writes it, in letters of either case.
  ///
  /// The country is its two-letter code of ISO 3166-1 in capitals, or XK, AC or TA. The formats are
  /// those of ``PostalCodeFormat``.
  ///
  /// ```swift
  /// ValidationRule.isPostalCode("FR").accepts("33506")  // true
  /// ValidationRule.isPostalCode("FR").accepts("3350")  // false
  /// ```
  ///
  /// - Parameter country: The code of the country, which the message has too.
  /// - Precondition: the country is one of ``PostalCodeFormat/countries``.
  public static func isPostalCode(_ country: String) -> Self {
    guard let format = PostalCodeFormat(of: country) else {
      preconditionFailure("No format of postal codes is known for the country “\(country)”")
    }
    return Self(.postalCodeInvalid(country: country)) { text in format.matches(text.utf8.span) }
  }
}
