extension ValidationRule where Value == String {
  /// Accepts the three-letter code of a currency or fund, in either case.
  ///
  /// Implements ISO 4217:2015, alphabetic codes, with list one of its maintenance agency as of
  /// January 2026. Withdrawn codes, such as BGN, HRK and ANG, are refused. The standard uses
  /// capitals, but this rule ignores case, like ``isCountryCode``.
  ///
  /// ```swift
  /// Rule.isCurrencyCode.accepts("EUR")  // true
  /// Rule.isCurrencyCode.failure(of: "DEM")  // Enter a three-letter currency code, such as EUR
  /// ```
  public static var isCurrencyCode: Self {
    Self(.rule(.currencyCode)) { text in CurrencyCodes.all.isCode(text.utf8.span) }
  }
}

/// The codes of ISO 4217, list one.
enum CurrencyCodes {
  /// Every code in the list.
  static let all = LetterCodes(
    length: 3,
    """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP
    BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN
    ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK
    JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD
    MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP
    PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP
    SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV
    WST XAD XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR
    ZMW ZWG
    """)

  /// The codes whose minor unit has no digits or is listed as "N.A.".
  private static let withoutMinorUnit = LetterCodes(
    length: 3,
    """
    BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF
    XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX
    """)

  /// The codes whose minor unit has three digits.
  private static let ofThousandMinorUnits = LetterCodes(length: 3, "BHD IQD JOD KWD LYD OMR TND")
  /// The codes whose minor unit has four digits.
  private static let ofTenThousandMinorUnits = LetterCodes(length: 3, "CLF UYW")

  /// Returns the number of digits after a currency's decimal separator, or `nil` for an unknown code.
  static func minorUnits(of code: String) -> Int? {
    let code = code.utf8.span
    guard all.isCode(code) else { return nil }
    if withoutMinorUnit.isCode(code) { return 0 }
    if ofThousandMinorUnits.isCode(code) { return 3 }
    return ofTenThousandMinorUnits.isCode(code) ? 4 : 2
  }
}
