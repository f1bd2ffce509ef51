import Testing
import ValidationRules

@Suite struct PluralRulesTests {
  /// CLDR's samples of whole numbers for each category of a language.
  private static let samples: [(language: String, category: PluralCategory, numbers: String)] = [
    ("en", .one, "1"),
    ("en", .other, "0, 2~16, 100, 1000, 10000, 100000, 1000000"),
    ("ja", .other, "0~15, 100, 1000, 10000, 100000, 1000000"),
    ("hi", .one, "0, 1"),
    ("hi", .other, "2~17, 100, 1000, 10000, 100000, 1000000"),
    ("fr", .one, "0, 1"),
    ("fr", .many, "1000000"),
    ("fr", .other, "2~17, 100, 1000, 10000, 100000"),
    ("pt", .one, "0, 1"),
    ("pt", .many, "1000000"),
    ("pt-BR", .one, "0, 1"),
    ("pt_PT", .one, "1"),
    ("pt_PT", .many, "1000000"),
    ("pt_PT", .other, "0, 2~16, 100, 1000"),
    ("it", .one, "1"),
    ("it", .many, "1000000"),
    ("it", .other, "0, 2~16, 100000"),
    ("is", .one, "1, 21, 31, 41, 51, 61, 71, 81, 101, 1001"),
    ("is", .other, "0, 2~16, 100, 1000, 10000, 100000, 1000000"),
    ("tzm", .one, "0, 1, 11~24"),
    ("tzm", .other, "2~10, 100~106, 1000, 10000"),
    ("fil", .one, "0~3, 5, 7, 8, 10~13, 15, 17, 18, 20, 21, 100, 1000, 1000000"),
    ("fil", .other, "4, 6, 9, 14, 16, 19, 24, 26, 104, 1004"),
    ("lv", .zero, "0, 10~20, 30, 40, 50, 60, 100, 1000, 10000, 100000, 1000000"),
    ("lv", .one, "1, 21, 31, 41, 51, 61, 71, 81, 101, 1001"),
    ("lv", .other, "2~9, 22~29, 102, 1002"),
    ("lag", .zero, "0"),
    ("lag", .one, "1"),
    ("lag", .other, "2~17, 100, 1000000"),
    ("he", .one, "1"),
    ("he", .two, "2"),
    ("he", .other, "0, 3~17, 20, 100, 1000, 1000000"),
    ("shi", .one, "0, 1"),
    ("shi", .few, "2~10"),
    ("shi", .other, "11~26, 100, 1000"),
    ("cs", .one, "1"),
    ("cs", .few, "2, 3, 4"),
    ("cs", .other, "0, 5~19, 100, 1000, 1000000"),
    ("ro", .one, "1"),
    ("ro", .few, "0, 2~16, 102, 1002"),
    ("ro", .other, "20~35, 100, 1000, 10000, 100000, 1000000"),
    ("sr", .one, "1, 21, 31, 41, 51, 61, 71, 81, 101, 1001"),
    ("sr", .few, "2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002"),
    ("sr", .other, "0, 5~19, 100, 1000, 10000, 100000, 1000000"),
    ("uk", .one, "1, 21, 31, 41, 51, 61, 71, 81, 101, 1001"),
    ("uk", .few, "2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002"),
    ("uk", .many, "0, 5~19, 100, 1000, 10000, 100000, 1000000"),
    ("pl", .one, "1"),
    ("pl", .few, "2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002"),
    ("pl", .many, "0, 5~19, 21, 31, 101, 100, 1000, 10000, 100000, 1000000"),
    ("lt", .one, "1, 21, 31, 41, 51, 61, 71, 81, 101, 1001"),
    ("lt", .few, "2~9, 22~29, 102, 1002"),
    ("lt", .other, "0, 10~20, 30, 40, 50, 60, 100, 1000, 10000, 100000, 1000000"),
    ("sl", .one, "1, 101, 201, 301, 401, 501, 601, 701, 1001"),
    ("sl", .two, "2, 102, 202, 302, 402, 502, 602, 702, 1002"),
    ("sl", .few, "3, 4, 103, 104, 203, 204, 303, 304, 703, 704, 1003"),
    ("sl", .other, "0, 5~19, 100, 1000, 10000, 100000, 1000000"),
    ("gd", .one, "1, 11"),
    ("gd", .two, "2, 12"),
    ("gd", .few, "3~10, 13~19"),
    ("gd", .other, "0, 20~34, 100, 1000, 10000"),
    ("mt", .one, "1"),
    ("mt", .two, "2"),
    ("mt", .few, "0, 3~10, 103~109, 1003"),
    ("mt", .many, "11~19, 111~117, 1011"),
    ("mt", .other, "20~35, 100, 1000, 10000"),
    ("ga", .one, "1"),
    ("ga", .two, "2"),
    ("ga", .few, "3~6"),
    ("ga", .many, "7~10"),
    ("ga", .other, "0, 11~25, 100, 1000"),
    ("gv", .one, "1, 11, 21, 31, 41, 51, 61, 71, 101, 1001"),
    ("gv", .two, "2, 12, 22, 32, 42, 52, 62, 72, 102, 1002"),
    ("gv", .few, "0, 20, 40, 60, 80, 100, 120, 140, 1000, 10000, 1000000"),
    ("gv", .other, "3~10, 13~19, 23, 103, 1003"),
    ("br", .one, "1, 21, 31, 41, 51, 61, 81, 101, 1001"),
    ("br", .two, "2, 22, 32, 42, 52, 62, 82, 102, 1002"),
    ("br", .few, "3, 4, 9, 23, 24, 29, 33, 34, 39, 43, 44, 49, 103, 1003"),
    ("br", .many, "1000000"),
    ("br", .other, "0, 5~8, 10~20, 71, 72, 79, 91, 92, 99, 100, 1000, 10000, 100000"),
    ("kw", .zero, "0"),
    ("kw", .one, "1"),
    ("kw", .two, "2, 22, 42, 62, 82, 102, 122, 142, 1000, 10000, 20000, 40000, 100000, 1100000"),
    ("kw", .few, "3, 23, 43, 63, 83, 103, 123, 143, 1003"),
    ("kw", .many, "21, 41, 61, 81, 101, 121, 141, 161, 1001"),
    ("kw", .other, "4~19, 100, 200000, 1000000, 30000, 50000, 1004"),
    ("cy", .zero, "0"),
    ("cy", .one, "1"),
    ("cy", .two, "2"),
    ("cy", .few, "3"),
    ("cy", .many, "6"),
    ("cy", .other, "4, 5, 7~20, 100, 1000"),
    ("ar", .zero, "0"),
    ("ar", .one, "1"),
    ("ar", .two, "2"),
    ("ar", .few, "3~10, 103~110, 1003"),
    ("ar", .many, "11~26, 111, 1011"),
    ("ar", .other, "100~102, 200~202, 300~302, 400~402, 500~502, 600, 1000, 10000"),
  ]

  /// Returns the numbers of a list in CLDR's notation, such as `0, 2~16`.
  private static func numbers(_ list: String) -> [Int] {
    list.split(separator: ", ").flatMap { item -> [Int] in
      let ends = item.split(separator: "~").compactMap { Int($0) }
      return ends.first.map { Array($0...(ends.last ?? $0)) } ?? []
    }
  }

  @Test func `lists of samples are read`() {
    #expect(Self.numbers("0, 2~4, 100") == [0, 2, 3, 4, 100])
  }

  @Test(arguments: samples.indices)
  func `the samples of CLDR are in their categories`(index: Int) {
    let (language, category, numbers) = Self.samples[index]
    let rules = PluralRules(language: language)
    for number in Self.numbers(numbers) {
      #expect(rules.category(of: number) == category, "\(number) in \(language)")
    }
  }

  @Test(arguments: ["pl", "PL", "pl-PL", "pl_PL.UTF-8", "pl_PL@euro"])
  func `a language is known by its code, with a country or without`(language: String) {
    #expect(PluralRules(language: language).category(of: 2) == .few)
  }

  @Test(arguments: ["", "xx", "C", "POSIX", "-", "pt_PTX"])
  func `in an unknown language every number is in the category other`(language: String) {
    let isPortuguese = language.hasPrefix("pt")
    #expect(PluralRules(language: language).category(of: 1) == (isPortuguese ? .one : .other))
    #expect(PluralRules(language: language).category(of: 2) == .other)
  }

  @Test func `a negative number is in the category of its magnitude`() {
    #expect(PluralRules(language: "pl").category(of: -1) == .one)
    #expect(PluralRules(language: "pl").category(of: -22) == .few)
    #expect(PluralRules(language: "pl").category(of: .min) == .many)
  }

  @Test func `a program can add its own language`() {
    let rules = PluralRules { number in number > 100 ? .many : .other }
    #expect(rules.category(of: 101) == .many)
    #expect(rules.category(of: 100) == .other)
  }
}
