import Testing
import ValidationRules

@Suite struct `A postal code` {
  @Test(arguments: [
    ("AD", "AD500", "AD800"), ("AM", "0002", "0002A"), ("AR", "C1425CLA", "I1000ABC"),
    ("AT", "1010", "101"), ("AU", "0800", "08000"), ("AZ", "AZ1000", "EN1000"),
    ("BA", "71000", "98212"), ("BB", "BB11000", "BB1100"), ("BD", "1200", "9500"),
    ("BE", "1000", "B-1000"), ("BG", "1000", "10000"), ("BH", "1216", "1316"),
    ("BM", "HM 12", "H 12"), ("BN", "BT2328", "B2328"), ("BR", "22040-020", "22040-02"),
    ("BY", "220050", "22005"), ("CA", "K1A 0B1", "K1A 0D1"), ("CH", "8005", "80055"),
    ("CL", "8340457", "834045"), ("CN", "100096", "141234"), ("CO", "111221", "11122"),
    ("CR", "10101", "101"), ("CY", "2008", "200"), ("CZ", "110 00", "11 000"),
    ("DE", "26133", "2613"), ("DK", "8660", "866"), ("DO", "11903", "1190"),
    ("DZ", "40304", "4030"), ("EC", "090105", "09010"), ("EE", "69501", "6950"),
    ("EG", "12411", "1241"), ("ES", "28039", "53000"), ("FI", "00550", "0550"),
    ("FK", "FIQQ 1ZZ", "FIQQ 1AA"), ("FR", "33506", "98025"), ("GB", "EC1A 1HQ", "EC1A 1CQ"),
    ("GE", "0101", "101"), ("GG", "GY1 1AA", "JE1 1AA"), ("GI", "GX11 1AA", "GX11 1AB"),
    ("GL", "3900", "3800"), ("GR", "151 24", "15 124"), ("GT", "09001", "0900"),
    ("GU", "96910-1234", "96999"), ("HR", "10000", "1000"), ("HT", "HT6120", "HT612"),
    ("HU", "1037", "10377"), ("ID", "40115", "4011"), ("IE", "D6W 3333", "75 690HG"),
    ("IL", "9614303", "961430"), ("IM", "IM2 1AA", "IM21 AA"), ("IN", "110034", "291123"),
    ("IR", "11936-12345", "12936-12345"), ("IS", "320", "3200"), ("IT", "00144", "0144"),
    ("JE", "JE1 1AA", "JE 1AA"), ("JP", "154-0023", "154-002"), ("KE", "20100", "2010"),
    ("KR", "03051", "135-080"), ("KY", "KY1-1100", "KY1100"), ("KZ", "040900", "04090"),
    ("LB", "2038 3054", "2038 305"), ("LI", "9490", "9500"), ("LT", "LT-04340", "LT04340"),
    ("LU", "4750", "475"), ("LV", "LV-1073", "1073"), ("MA", "53000", "5300"),
    ("MC", "98000", "99000"), ("MD", "MD-2012", "MD-201"), ("ME", "81257", "71257"),
    ("MG", "501", "5011"), ("MT", "NXR 01", "NX 01"), ("MU", "742CU001", "742C001"),
    ("MX", "02860", "2860"), ("MY", "43000", "4300"), ("NC", "98814", "98714"),
    ("NL", "1234 AB", "0234 AB"), ("NO", "0025", "025"), ("NP", "44601", "4460"),
    ("NZ", "6001", "60011"), ("OM", "PC 133", "PC133A"), ("PE", "LIMA 23", "LIMA 234"),
    ("PH", "1008", "108"), ("PK", "44000", "4400"), ("PL", "00-950", "00950"),
    ("PR", "00930", "00830"), ("PT", "2725-079", "2725079"), ("PY", "1536", "153"),
    ("RE", "97400", "97300"), ("RO", "060274", "60274"), ("RS", "106314", "1063"),
    ("RU", "247112", "24711"), ("SA", "11564", "1156"), ("SE", "11455", "1145 5"),
    ("SG", "546080", "54608"), ("SI", "4000", "400"), ("SK", "010 01", "0100 1"),
    ("SM", "47890", "47990"), ("SN", "12500", "1250"), ("SO", "JH 09010", "J 09010"),
    ("SV", "CP 1101", "CP 1801"), ("SZ", "H100", "A100"), ("TH", "10150", "00150"),
    ("TN", "1002", "10022"), ("TR", "01960", "1960"), ("TW", "104", "1044"),
    ("UA", "15432", "1543"), ("US", "22162-1010", "22162-101"), ("UY", "11600", "1160"),
    ("UZ", "702100", "70210"), ("VA", "00120", "00121"), ("VC", "VC0100", "VG0100"),
    ("VE", "1010", "101"), ("VN", "70010", "7001"), ("XK", "10000", "80000"), ("ZA", "0083", "083"),
  ])
  func `is accepted as its country writes it`(country: String, right: String, wrong: String) {
    let rule = Rule.isPostalCode(country)
    #expect(rule.accepts(right))
    #expect(!rule.accepts(wrong))
    #expect(rule.accepts(right.lowercased()))
    #expect(!rule.accepts(right + " " + right))
    #expect(!rule.accepts("€" + right))
  }

  @Test(arguments: [
    "M1 1AE", "B33 8TH", "CR2 6XH", "DN55 1PT", "W1A 0AX", "EC1A 1BB", "EC1A1BB", "GIR 0AA",
    "BFPO 801",
  ])
  func `of Great Britain has six shapes and some exceptions`(text: String) {
    #expect(Rule.isPostalCode("GB").accepts(text))
  }

  @Test(arguments: ["M11AAE", "EC1A  1BB", "EC1 A1BB", "1EC 1BB", "EC1A 1B", "EC1A-1BB", "GIR 0AB"])
  func `of Great Britain is refused in others`(text: String) {
    #expect(!Rule.isPostalCode("GB").accepts(text))
  }

  @Test func `is known for more than sixty countries`() {
    #expect(PostalCodeFormat.countries.count > 170)
    #expect(Set(PostalCodeFormat.countries).count == PostalCodeFormat.countries.count)
    #expect(PostalCodeFormat.countries == PostalCodeFormat.countries.sorted())
  }

  @Test(arguments: PostalCodeFormat.countries)
  func `of every country is refused if the text is awkward`(country: String) {
    let rule = Rule.isPostalCode(country)
    for awkward in AwkwardText.refused {
      #expect(!rule.accepts(awkward), "accepts \(awkward.prefix(40).debugDescription)")
    }
    #expect(rule.message.arguments == ["country": .text(country)])
  }

  @Test(arguments: ["XX", "HK", "fr", "FRA", ""])
  func `of an unknown country has no format`(country: String) {
    #expect(!PostalCodeFormat.countries.contains(country))
  }

  @Test(arguments: ["", "XX", "HK", "de\u{301}", "Germany", "D\0"])
  func `of a country without a known format is any text`(country: String) {
    #expect(Rule.isPostalCode(country).accepts("any text"))
    #expect(Rule.isPostalCode(country).accepts("1"))
  }

  @Test func `of a country in small letters has its format`() {
    #expect(Rule.isPostalCode("de").accepts("10115"))
    #expect(!Rule.isPostalCode("de").accepts("1011"))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isPostalCode("FR"), on: "33506")
    expectRobustness(of: .isPostalCode("GB"), on: "EC1A 1BB")
    expectRobustness(of: .isPostalCode("US"), on: "22162-1010")
  }
}
