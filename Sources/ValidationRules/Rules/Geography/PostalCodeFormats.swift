extension PostalCodeFormat {
  /// The patterns of every country, by its two-letter code.
  static let patternsByCountry: [String: String] = {
    var patternsByCountry: [String: String] = [:]
    for (patterns, countries) in patternsWithCountries {
      for country in countries.split(separator: " ") {
        patternsByCountry[String(country)] = patterns
      }
    }
    return patternsByCountry
  }()

  /// The patterns, in the notation of ``patterns``, each with the countries that have it.
  private static let patternsWithCountries: [(patterns: String, countries: String)] = [
    ("###", "FO GN IS LS MG PG"),
    ("PC ?###|###", "OM"),
    ("[1-9]##|1[0-2]##", "BH"),
    (
      "####",
      "AF AL AT AU BE BG CH CV CY DK ET GE GW HM HU LR LU MK MZ NE NO NZ PH SI SJ TN VE ZA"
    ),
    ("####|37####", "AM"),
    ("####|#####", "TZ"),
    ("####|######", "PY"),
    ("####|#### ?####", "LB"),
    ("####|#####|###-####", "CR"),
    ("AZ ?####|####", "AZ"),
    ("HT ?####|####", "HT"),
    ("MD-?####|####", "MD"),
    ("[1-8]###|9[0-4]##", "BD"),
    ("2640|AI-2640", "AI"),
    ("6798", "CX"),
    ("6799", "CC"),
    ("2899", "NF"),
    ("39##", "GL"),
    ("948[5-9]|949[0-8]", "LI"),
    ("[HLMS]###", "SZ"),
    ("CP [1-3][1-7][0-2]#|[1-3][1-7][0-2]#", "SV"),
    (
      "#####",
      """
      BT CU DE DO DZ EE EH FI GT HN HR ID IQ IT JO KE KR KW LA LK MA MM MN MV MX MY NA NI NP PK SA \
      SD SN TR UA UY ZM
      """
    ),
    ("#####|######", "KH RS VN"),
    ("#####|#######", "EG IL"),
    ("#####|###@@###", "MU"),
    ("###|#####|######", "TW"),
    ("22###", "AX"),
    ("[78]####", "BA"),
    ("8####", "ME"),
    ("[1-7]####", "XK"),
    ("[1-9]####", "TH"),
    ("4789#", "SM"),
    ("00120", "VA"),
    ("0[1-9]###|[1-4]####|5[0-2]###", "ES"),
    ("[0-8]####|9[0-5]###|97[1-8]##|98[4-9]##", "FR"),
    ("9[78][01]##|977##", "BL"),
    ("9[78][01]##", "GP"),
    ("9[78][01]##|978##", "MF"),
    ("9[78]2##", "MQ"),
    ("9[78]3##", "GF"),
    ("9[78]4##", "RE"),
    ("9[78]5##", "PM"),
    ("976##|985##", "YT"),
    ("980##", "MC"),
    ("986##", "WF"),
    ("987##", "PF"),
    ("988##", "NC"),
    ("### ?##", "CZ GR SE SK"),
    ("##-###", "PL"),
    ("LT-#####|#####", "LT"),
    ("LV-####", "LV"),
    ("#####|#####[ -]####", "US"),
    ("00[679]##|00[679]##[ -]####", "PR"),
    ("008[0-4]#|0085[01]|008[0-4]#[ -]####|0085[01][ -]####", "VI"),
    ("96799|96799[ -]####", "AS"),
    ("9694[1-4]|9694[1-4][ -]####", "FM"),
    ("969[12]#|9693[12]|969[12]#[ -]####|9693[12][ -]####", "GU"),
    ("969[67]#|969[67]#[ -]####", "MH"),
    ("9695[0-2]|9695[0-2][ -]####", "MP"),
    ("96939|96940|96939[ -]####|96940[ -]####", "PW"),
    ("96898", "UM"),
    ("######", "BY CO EC KG KZ NG RO RU SG TJ TM TT UZ"),
    (
      """
      0[1-7]####|1[0-356]####|2[0-7]####|3[0-6]####|4[0-7]####|5[1-7]####|6[1-7]####|7[1-5]####|\
      8[13-6]####|999###
      """, "CN"
    ),
    (
      """
      1[1-9]####|2[0-8]####|3[0-46-9]####|4#####|5[0-36-9]####|6[0-47-9]####|7#####|8[0-5]####|\
      9#####
      """, "IN"
    ),
    ("#######", "CL"),
    ("###-?####", "JP"),
    ("####-###", "PT"),
    ("#####-?###", "BR"),
    ("[13-9][13-9][13-9][13-9][1346-9]-?#####", "IR"),
    ("[1-9]### ?[A-RT-Z]@|[1-9]### ?S[BCE-RT-Z]", "NL"),
    ("AD[1-7]##", "AD"),
    ("BB#####", "BB"),
    ("KY#-####", "KY"),
    ("VC####", "VC"),
    ("VG####", "VG"),
    ("@@ ?**", "BM"),
    ("@@ ?####", "BN"),
    ("@@ ?#####", "SO"),
    ("@@@ ?##|@@@ ?###|@@@ ?####", "MT"),
    ("@#[0-9W] ?****", "IE"),
    ("[1-9]###|[A-HJ-NP-Z][1-9]###|[A-HJ-NP-Z][1-9]###@@@|[1-9]###@@@", "AR"),
    ("[ABCEGHJ-NPRSTVXY]#[A-CEGHJ-NPRSTV-Z][ -]?#[A-CEGHJ-NPRSTV-Z]#", "CA"),
    ("[0-2]####|LIMA #|LIMA ##|CALLAO #|CALLAO 0#", "PE"),
    (
      """
      @# ?#$$|@## ?#$$|@#@ ?#$$|@@# ?#$$|@@## ?#$$|@@#@ ?#$$|GIR ?0AA|BFPO ?#|BFPO ?##|BFPO ?###|\
      BFPO ?####
      """, "GB"
    ),
    ("GY# ?#$$|GY#* ?#$$", "GG"),
    ("IM# ?#$$|IM#* ?#$$", "IM"),
    ("JE# ?#$$|JE#* ?#$$", "JE"),
    ("ASCN ?1ZZ", "AC"),
    ("BBND ?1ZZ", "IO"),
    ("FIQQ ?1ZZ", "FK"),
    ("GX11 ?1AA", "GI"),
    ("PCRN ?1ZZ", "PN"),
    ("SIQQ ?1ZZ", "GS"),
    ("STHL ?1ZZ|ASCN ?1ZZ", "SH"),
    ("TDCU ?1ZZ", "TA"),
    ("TKCA ?1ZZ", "TC"),
  ]
}
