/// The kind of country code in ISO 3166-1.
///
/// ```swift
/// Rule.isCountryCode(.alpha2).accepts("FR")  // true
/// Rule.isCountryCode(.alpha2).accepts("FRA")  // false
/// ```
public enum CountryCodeForm: Hashable, Sendable {
  /// Two letters, as in FR (ISO 3166-1:2020, alpha-2 code).
  case alpha2

  /// Three letters, as in FRA (ISO 3166-1:2020, alpha-3 code).
  case alpha3
}

extension ValidationRule where Value == String {
  /// Accepts the two-letter code of a country, in either case.
  ///
  /// Implements ISO 3166-1:2020, officially assigned alpha-2 codes. Reserved codes and those left
  /// to users, such as EU and XK, are refused. The standard uses capitals, but this rule ignores
  /// case, as in RFC 5646, section 2.1.1.
  ///
  /// ```swift
  /// Rule.isCountryCode.accepts("FR")  // true
  /// Rule.isCountryCode.failure(of: "ZZ")  // Enter a two-letter country code, such as FR
  /// ```
  public static var isCountryCode: Self {
    isCountryCode(.alpha2)
  }

  /// Accepts the code of a country in the given form, in either case.
  ///
  /// All other checks are those of ``isCountryCode``.
  ///
  /// ```swift
  /// Rule.isCountryCode(.alpha3).accepts("FRA")  // true
  /// Rule.isCountryCode(.alpha3).failure(of: "FR")  // Enter a three-letter country code, such as FRA
  /// ```
  public static func isCountryCode(_ form: CountryCodeForm) -> Self {
    switch form {
    case .alpha2:
      Self(.rule(.countryCode)) { text in CountryCodes.assigned.isCode(text.utf8.span) }
    case .alpha3:
      Self(.rule(.`countryCode.alpha3`)) { text in
        CountryCodes.alpha3.isCode(text.utf8.span)
      }
    }
  }
}

/// The codes of ISO 3166-1:2020, as updated by its maintenance agency.
///
/// Each list has a bit for every possible code, so that looking up a code needs no search.
enum CountryCodes {
  /// The two-letter codes that are officially assigned.
  static let assigned = LetterCodes(
    length: 2,
    """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO
    BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ
    DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP
    GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG
    KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML
    MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE
    PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL
    SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM
    US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
    """)

  /// The three-letter codes that are officially assigned.
  static let alpha3 = LetterCodes(
    length: 3,
    """
    ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA
    BGD BGR BHR BHS BIH BLM BLR BLZ BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN
    CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE DEU DJI DMA DNK DOM DZA ECU
    EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB
    GNQ GRC GRD GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL
    ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO
    LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR
    MTQ MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN PER
    PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SGS SHN SJM
    SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK
    TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM
    VUT WLF WSM YEM ZAF ZMB ZWE
    """)

  /// The two-letter codes that are reserved at someone's request, such as EU and UK.
  ///
  /// ISO 3166-1 calls them *exceptional reservations*.
  static let exceptionallyReserved = LetterCodes(
    length: 2, "AC CP CQ DG EA EU EZ FX IC SU TA UK UN")

  /// The two-letter codes that are left to users, and those of former countries.
  private static let userAssignedOrFormer = LetterCodes(
    length: 2,
    """
    AA QM QN QO QP QQ QR QS QT QU QV QW QX QY QZ XA XB XC XD XE XF XG XH XI XJ XK XL XM XN XO XP
    XQ XR XS XT XU XV XW XX XY XZ ZZ AN BU CS NT TP YU ZR
    """)

  /// Returns whether the two letters at `start` are a code that ISO 3166-1 assigns, reserves or
  /// leaves to users.
  ///
  /// Ignores case. Returns `false` if fewer than two characters follow.
  static func isKnown(_ text: Span<UInt8>, at start: Int) -> Bool {
    assigned.contains(text, at: start) || exceptionallyReserved.contains(text, at: start)
      || userAssignedOrFormer.contains(text, at: start)
  }
}
