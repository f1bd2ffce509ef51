import Testing

@testable import ValidationRules

@Suite struct CSSKeywordTests {
  @Test func `is the same in upper and lower case`() {
    #expect(CSSKeyword(stringLiteral: "XYZ-D50") == "xyz-d50")
  }

  @Test func `differs for every other name`() {
    let names = [
      "", "a", "aa", "ab", "ba", "a-", "-a", "a0", "0a", "z", "9", "-", "red", "rd", "redd",
      "abcdefghijklmnopqrstu", "bbcdefghijklmnopqrstu",
    ]
    #expect(Set(names.map(CSSKeyword.init(stringLiteral:))).count == names.count)
  }

  @Test(arguments: ["a_b", "é", "a\0", "abcdefghijklmnopqrstuv"])
  func `is other for text that isn't a keyword`(name: String) {
    #expect(CSSKeyword(stringLiteral: name) == .other)
    #expect(!CSSColorKeywords.all.contains(CSSKeyword(stringLiteral: name)))
  }
}
