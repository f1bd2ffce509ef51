extension PluralRules {
  /// Returns the category of a number, which CLDR calls *n*.
  typealias Rule = @Sendable (UInt) -> PluralCategory

  /// The rules by the lowercase code of their language; `pt_PT` is that of Portugal.
  static let rules: [String: Rule] = groups.reduce(into: [:]) { rules, group in
    for language in group.languages.split(separator: " ") { rules[String(language)] = group.rule }
  }

  /// The rules of CLDR for whole numbers, with the languages that share them.
  ///
  /// Languages in which every number is `other`, such as Japanese, are left out. CLDR's operands
  /// for fractions (*v*, *w*, *f* and *t*) and for compact numbers (*c* and *e*) are 0 for a whole
  /// number, and *i* is *n*; the conditions are shortened accordingly (Unicode UTS #35, part 3,
  /// section 5.1).
  private static let groups: [(languages: String, rule: Rule)] = [
    (
      """
      af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl \
      gsw ha haw hu ia io jgo ji jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr \
      nah nb nd ne nl nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq \
      ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi
      """, { n in n == 1 ? .one : .other }
    ),
    (
      "ak am as bho bn doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu",
      { n in n <= 1 ? .one : .other }
    ),
    ("ca es it lld pt_PT scn vec", { n in n == 1 ? .one : isMillions(n) ? .many : .other }),
    ("fr pt", { n in n <= 1 ? .one : isMillions(n) ? .many : .other }),
    ("is mk", { n in n % 10 == 1 && n % 100 != 11 ? .one : .other }),
    ("tzm", { n in n <= 1 || (11...99).contains(n) ? .one : .other }),
    ("ceb fil tl", { n in n <= 3 || ![4, 6, 9].contains(n % 10) ? .one : .other }),
    ("ksh lag", { n in n == 0 ? .zero : n == 1 ? .one : .other }),
    (
      "lv prg",
      { n in
        if n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
        return n % 10 == 1 ? .one : .other
      }
    ),
    ("he iu iw naq sat se sma smi smj smn sms", { n in n == 1 ? .one : n == 2 ? .two : .other }),
    ("shi", { n in n <= 1 ? .one : n <= 10 ? .few : .other }),
    ("cs sk", { n in n == 1 ? .one : (2...4).contains(n) ? .few : .other }),
    (
      "mo ro",
      { n in n == 1 ? .one : n == 0 || (2...19).contains(n % 100) ? .few : .other }
    ),
    ("bs hr sh sr", { n in isOne(n) ? .one : isFew(n) ? .few : .other }),
    ("be ru uk", { n in isOne(n) ? .one : isFew(n) ? .few : .many }),
    ("pl", { n in n == 1 ? .one : isFew(n) ? .few : .many }),
    (
      "lt",
      { n in
        if n % 10 == 0 || (11...19).contains(n % 100) { return .other }
        return n % 10 == 1 ? .one : .few
      }
    ),
    (
      "dsb hsb sl",
      { n in
        switch n % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
      }
    ),
    (
      "gd",
      { n in
        switch n {
        case 1, 11: .one
        case 2, 12: .two
        case 3...19: .few
        default: .other
        }
      }
    ),
    (
      "mt",
      { n in
        if n == 1 { return .one }
        if n == 2 { return .two }
        if n == 0 || (3...10).contains(n % 100) { return .few }
        return (11...19).contains(n % 100) ? .many : .other
      }
    ),
    (
      "ga",
      { n in
        switch n {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
      }
    ),
    (
      "gv",
      { n in
        if n % 10 == 1 { return .one }
        if n % 10 == 2 { return .two }
        return n % 20 == 0 ? .few : .other
      }
    ),
    (
      "br",
      { n in
        if n != 0 && n % 1_000_000 == 0 { return .many }
        if [1, 7, 9].contains(n % 100 / 10) { return .other }
        return switch n % 10 {
        case 1: .one
        case 2: .two
        case 3, 4, 9: .few
        default: .other
        }
      }
    ),
    ("kw", cornish),
    (
      "cy",
      { n in
        switch n {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
      }
    ),
    (
      "ar ars",
      { n in
        switch (n, n % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...): .many
        default: .other
        }
      }
    ),
  ]

  /// The category of a number in Cornish.
  private static let cornish: Rule = { n in
    switch (n, n % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (_, 2), (_, 22), (_, 42), (_, 62), (_, 82): .two
    case (_, 3), (_, 23), (_, 43), (_, 63), (_, 83): .few
    case (_, 1), (_, 21), (_, 41), (_, 61), (_, 81): .many
    default: isCornishTwo(n) ? .two : .other
    }
  }

  /// Returns whether thousands or hundreds of thousands have the category of 2 in Cornish.
  private static func isCornishTwo(_ n: UInt) -> Bool {
    let thousands = n % 100_000
    return n % 1_000_000 == 100_000
      || n % 1_000 == 0
        && (1_000...20_000 ~= thousands || [40_000, 60_000, 80_000].contains(thousands))
  }

  /// Returns whether a number is a multiple of a million, after which some Romance languages write `de`.
  private static func isMillions(_ n: UInt) -> Bool { n != 0 && n % 1_000_000 == 0 }

  /// Returns whether a number ends in 1 but not in 11, as in Slavic languages.
  private static func isOne(_ n: UInt) -> Bool { n % 10 == 1 && n % 100 != 11 }

  /// Returns whether a number ends in 2 to 4 but not in 12 to 14, as in Slavic languages.
  private static func isFew(_ n: UInt) -> Bool {
    (2...4).contains(n % 10) && !(12...14).contains(n % 100)
  }
}
