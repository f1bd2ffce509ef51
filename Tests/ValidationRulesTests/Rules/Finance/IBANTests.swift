import FormTestSupport
import Testing
import ValidationRules

@Suite struct `An IBAN` {
  @Test(arguments: [
    "DE89370400440532013000", "GB29NWBK60161331926819", "FR1420041010050500013M02606",
    "NO9386011117947", "MT84MALT011000012345MTLCAST001S", "MU17BOMM0101101030300200000MUR",
    "LC55HEMM000100010012001200023015", "RU0304452522540817810538091310419",
    "BR1800360305000010009795493C1", "XK051212012345678906",
  ])
  func `is accepted in electronic form`(text: String) {
    #expect(Rule.isIBAN.accepts(text))
    #expect(Rule.isIBAN(.registered).accepts(text))
  }

  @Test(arguments: [
    "DE89 3704 0044 0532 0130 00", "NO93 8601 1117 947", "BI42 10000 10001 00003320451 81",
    "LY83 002 048 000020100120361",
  ])
  func `is accepted as printed`(text: String) {
    #expect(Rule.isIBAN.accepts(text))
  }

  @Test(arguments: ["AX2112345600000785", "GG29NWBK60161331926819", "RE4220041010050500013M02606"])
  func `can have the code of a territory, and its own check digits`(text: String) {
    let rule = Rule.isIBAN(.registered)
    let found = (2...98).filter { digits in
      let code = (digits < 10 ? "0" : "") + "\(digits)"
      return rule.accepts(text.prefix(2) + code + text.dropFirst(4))
    }
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "MA64011519000001205000534921", "IR580540105180021273113007", "SN08SN0100152000048500003035",
    "GW04GW1430010181800637601", "CG5230011000202151234567890",
  ])
  func `of an unregistered country is accepted unless only registered ones are required`(
    text: String
  ) {
    #expect(Rule.isIBAN.accepts(text))
    #expect(!Rule.isIBAN(.registered).accepts(text))
  }

  @Test(arguments: [
    ("AO", 21), ("BF", 24), ("BJ", 24), ("CF", 23), ("CG", 23), ("CI", 24), ("CM", 23), ("CV", 21),
    ("DZ", 22), ("GA", 23), ("GQ", 23), ("GW", 21), ("IR", 22), ("KM", 23), ("MA", 24), ("MG", 23),
    ("ML", 24), ("MZ", 21), ("NE", 24), ("SN", 24), ("TD", 23), ("TG", 24),
  ])
  func `of an unregistered country has one length and one pair of check digits`(
    country: String, length: Int
  ) {
    let pairs = (2...98).map { ($0 < 10 ? "0" : "") + "\($0)" }
    for (digits, expected) in [(length - 1, 0), (length, 1), (length + 1, 0)] {
      let texts = pairs.map { country + $0 + String(repeating: "1", count: digits) }
      #expect(texts.count { Rule.isIBAN.accepts($0) } == expected)
      #expect(texts.count { Rule.isIBAN(.registered).accepts($0) } == 0)
    }
  }

  @Test(arguments: [
    "DE88370400440532013000",  // wrong check digits
    "DE8937040044053201300",  // too short
    "DE893704004405320130000",  // too long
    "DE8937040044053201300A",  // a letter in place of a digit, in Germany
    "de89370400440532013000", "MT84MALT011000012345mtlcast001s",  // lowercase letters
    "ZZ68539007547034", "US64SVBKUS6S3300958879",  // no such country
    "DE89-3704-0044-0532-0130-00", "DE89  3704 0044 0532 0130 00", "DE", "DE89",
    "89DE370400440532013000", "IBAN DE89370400440532013000",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isIBAN.accepts(text))
  }

  @Test func `has check digits from 02 to 98`() {
    // Adding or subtracting 97 leaves the same remainder.
    #expect(Rule.isIBAN.accepts("GB98MIDL07009312345678"))
    #expect(!Rule.isIBAN.accepts("GB01MIDL07009312345678"))
    let zeros = (0..<100).map { "DE97" + "\(10_000_000 + $0)" + "0000000000" }
    for text in zeros where Rule.isIBAN.accepts(text) {
      #expect(!Rule.isIBAN.accepts("DE00" + text.dropFirst(4)))
    }
    #expect(zeros.contains { Rule.isIBAN.accepts($0) })
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isIBAN, on: "DE89370400440532013000")
    expectRobustness(of: .isIBAN, on: "DE89 3704 0044 0532 0130 00")
  }

  @Test(arguments: UInt64(1)...8)
  func `agrees with the slow definition`(seed: UInt64) {
    var random = SplitMix(state: seed)
    var accepted = 0
    for _ in 0..<1_000 {
      let text = SlowIBAN.random(using: &random)
      let result = SlowIBAN.isIBAN(text)
      if result { accepted += 1 }
      #expect(Rule.isIBAN(.registered).accepts(text) == result, "\(text)")
    }
    // If all or none were accepted, the comparison would mean little.
    #expect((200...800).contains(accepted))
  }
}

/// Follows the IBAN registry and ISO/IEC 7064 to the letter, on strings, without optimization.
private enum SlowIBAN {
  /// "BBAN structure" of the IBAN registry, release 99, in the registry's notation.
  private static let registry = """
    AD 4!n4!n12!c, AE 3!n16!n, AL 8!n16!c, AT 5!n11!n, AZ 4!a20!c, BA 3!n3!n8!n2!n, BE 3!n7!n2!n,
    BG 4!a4!n2!n8!c, BH 4!a14!c, BI 5!n5!n11!n2!n, BR 8!n5!n10!n1!a1!c, BY 4!c4!n16!c, CH 5!n12!c,
    CR 4!n14!n, CY 3!n5!n16!c, CZ 4!n6!n10!n, DE 8!n10!n, DJ 5!n5!n11!n2!n, DK 4!n9!n1!n,
    DO 4!c20!n, EE 2!n14!n, EG 4!n4!n17!n, ES 4!n4!n1!n1!n10!n, FI 3!n11!n, FK 2!a12!n,
    FO 4!n9!n1!n, FR 5!n5!n11!c2!n, GB 4!a6!n8!n, GE 2!a16!n, GI 4!a15!c, GL 4!n9!n1!n,
    GR 3!n4!n16!c, GT 4!c20!c, HN 4!a20!n, HR 7!n10!n, HU 3!n4!n1!n15!n1!n, IE 4!a6!n8!n,
    IL 3!n3!n13!n, IQ 4!a3!n12!n, IS 4!n2!n6!n10!n, IT 1!a5!n5!n12!c, JO 4!a4!n18!c, KW 4!a22!c,
    KZ 3!n13!c, LB 4!n20!c, LC 4!a24!c, LI 5!n12!c, LT 5!n11!n, LU 3!n13!c, LV 4!a13!c,
    LY 3!n3!n15!n, MC 5!n5!n11!c2!n, MD 2!c18!c, ME 3!n13!n2!n, MK 3!n10!c2!n, MN 4!n12!n,
    MR 5!n5!n11!n2!n, MT 4!a5!n18!c, MU 4!a2!n2!n12!n3!n3!a, NI 4!a20!n, NL 4!a10!n, NO 4!n6!n1!n,
    OM 3!n16!c, PK 4!a16!c, PL 8!n16!n, PS 4!a21!c, PT 4!n4!n11!n2!n, QA 4!a21!c, RO 4!a16!c,
    RS 3!n13!n2!n, RU 9!n5!n15!c, SA 2!n18!c, SC 4!a2!n2!n16!n3!a, SD 2!n12!n, SE 3!n16!n1!n,
    SI 5!n8!n2!n, SK 4!n6!n10!n, SM 1!a5!n5!n12!c, SO 4!n3!n12!n, ST 8!n11!n2!n, SV 4!a20!n,
    TL 3!n14!n2!n, TN 2!n3!n13!n2!n, TR 5!n1!n16!c, UA 6!n19!c, VA 3!n15!n, VG 4!a16!n,
    XK 4!n10!n2!n, YE 4!a4!n18!c
    """

  private static let territories = [
    "FI": ["AX"], "GB": ["IM", "JE", "GG"],
    "FR": ["GF", "GP", "MQ", "RE", "PF", "TF", "YT", "NC", "BL", "MF", "PM", "WF"],
  ]

  /// The kind of character at each place of a country's account numbers: n, a or c, one letter per
  /// place.
  private static let structures: [String: String] = {
    var structures: [String: String] = [:]
    for entry in registry.split(whereSeparator: { $0 == "," || $0.isNewline }) {
      let parts = entry.split(separator: " ")
      var places = ""
      var length = ""
      for character in parts[1] where character != "!" {
        if character.isNumber {
          length.append(character)
        } else {
          places += String(repeating: character, count: Int(length) ?? 0)
          length = ""
        }
      }
      let country = String(parts[0])
      for code in [country] + (territories[country] ?? []) { structures[code] = places }
    }
    return structures
  }()

  private static let digits = Array("0123456789")
  private static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  private static func characters(for place: Character) -> [Character] {
    switch place {
    case "n": digits
    case "a": capitals
    default: digits + capitals
    }
  }

  /// Returns the remainder by 97 of the number that letters and digits represent, by long division.
  private static func remainder(_ text: String) -> Int {
    let values = text.map { (digits + capitals).firstIndex(of: $0) ?? 0 }
    return values.map(String.init).joined().reduce(0) {
      ($0 * 10 + (digits.firstIndex(of: $1) ?? 0)) % 97
    }
  }

  static func isIBAN(_ text: String) -> Bool {
    let groups = text.split(separator: " ", omittingEmptySubsequences: false)
    let code = groups.joined()
    guard !groups.contains(""), let places = structures[String(code.prefix(2))],
      code.count == places.count + 4,
      zip("aann" + places, code).allSatisfy({ characters(for: $0).contains($1) }),
      let check = Int(code.dropFirst(2).prefix(2)), (2...98).contains(check)
    else { return false }
    return remainder(String(code.dropFirst(4)) + code.prefix(4)) == 1
  }

  /// Returns a correct number in about half of the cases, and one with a mistake in the others.
  static func random(using random: inout SplitMix) -> String {
    let (country, places) =
      structures.sorted { $0.key < $1.key }.randomElement(using: &random)
      ?? ("DE", "")
    let account = places.compactMap { characters(for: $0).randomElement(using: &random) }
    let check = 98 - remainder(String(account) + country + "00")
    var text = Array(country + (check < 10 ? "0" : "") + "\(check)") + account
    let place = Int.random(in: 0..<text.count, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: text[place] = (digits + capitals).randomElement(using: &random) ?? "0"
    case 1: text.swapAt(place, Int.random(in: 0..<text.count, using: &random))
    case 2: text.remove(at: place)
    case 3: text.insert(digits.randomElement(using: &random) ?? "0", at: place)
    case 4: text[place] = Character(text[place].lowercased())
    case 5:
      text[2...3] = ArraySlice(["00", "01", "97", "98", "99"].randomElement(using: &random) ?? "")
    case 6:
      text.insert(contentsOf: Array("  ".prefix(.random(in: 1...2, using: &random))), at: place)
    case 7:
      text.insert(["-", "\u{A0}", "٣", "ß", "\0"].randomElement(using: &random) ?? "-", at: place)
    case 8...9:
      for gap in stride(from: text.count - 1, to: 3, by: -1) where gap.isMultiple(of: 4) {
        text.insert(" ", at: gap)
      }
    default: break
    }
    return String(text)
  }
}
