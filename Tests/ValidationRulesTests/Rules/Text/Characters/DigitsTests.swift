import Testing
import ValidationRules

@Suite struct DigitsTests {
  @Test(arguments: [
    ("asdasdasd1asd", true), ("1", true), ("", false), ("abc", false), ("٣", true), ("１", true),
    ("½", false), ("Ⅷ", false), ("三", false), ("²", false), ("①", false), ("\u{600}1", false),
  ])
  func `finds a digit`(text: String, isValid: Bool) {
    #expect(Rule<String>.containsNumber.accepts(text) == isValid)
  }

  @Test(arguments: [
    (Rule<String>.minContainsNumbers(1), "1", true), (.minContainsNumbers(2), "1ASAA", false),
    (.maxContainsNumbers(0), "1", false), (.maxContainsNumbers(2), "1", true),
    (.maxContainsNumbers(1), "abcdefg", true), (.maxContainsNumbers(1), "123AA123", false),
    (.exactContainsNumbers(0), "1", false),
    (.exactContainsNumbers(1), "1", true), (.exactContainsNumbers(1), "123AA123", false),
    (.exactContainsNumbers(0), "abcdefg", true), (.exactContainsNumbers(3), " asdasdq123", true),
    (.exactContainsNumbers(1), "½1Ⅷ三²①", true),
  ])
  func `counts digits`(rule: Rule<String>, text: String, isValid: Bool) {
    #expect(rule.accepts(text) == isValid)
  }

  @Test(arguments: HardText.all)
  func `agrees with a count of decimal numbers on hard text`(text: String) {
    let count = text.filter {
      $0.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }.count
    #expect(Rule<String>.exactContainsNumbers(count).accepts(text))
    #expect(Rule<String>.minContainsNumbers(count).accepts(text))
    #expect(!Rule<String>.minContainsNumbers(count + 1).accepts(text))
    #expect(Rule<String>.maxContainsNumbers(count).accepts(text))
    if count > 0 { #expect(!Rule<String>.maxContainsNumbers(count - 1).accepts(text)) }
    #expect(Rule<String>.containsNumber.accepts(text) == (count > 0))
    #expect(Rule<Substring>.exactContainsNumbers(count).accepts(text[...]))
  }

  @Test func `counts through 1 MiB`() {
    #expect(Rule<String>.exactContainsNumbers(1 << 20).accepts(HardText.mebibyte(of: "1")))
    #expect(Rule<String>.exactContainsNumbers(1 << 19).accepts(HardText.mebibyte(of: "٣")))
    #expect(!Rule<String>.containsNumber.accepts(HardText.mebibyte(of: "é")))
  }

  @Test func `reports how many digits to use`() {
    #expect(english(Rule<String>.containsNumber.message) == "Use at least 1 digit")
    #expect(english(Rule<String>.minContainsNumbers(2).message) == "Use at least 2 digits")
    #expect(english(Rule<String>.maxContainsNumbers(1).message) == "Use at most 1 digit")
    #expect(english(Rule<String>.exactContainsNumbers(1).message) == "Use exactly 1 digit")
    #expect(english((!Rule<String>.containsNumber).message) == "Use no digits")
    #expect(
      english((!Rule<String>.exactContainsNumbers(1)).message) == "Use no digits, or more than 1")
    #expect(
      english((!Rule<String>.exactContainsNumbers(2)).message) == "Use more or fewer than 2 digits")
  }

  @Test(arguments: [
    (!Rule<String>.minContainsNumbers(0), "", "Enter something else"),
    (!.maxContainsNumbers(.max), "", "Enter something else"),
    (!.maxContainsNumbers(0), "", "Use at least 1 digit"),
    (!.minContainsNumbers(1), "1", "Use no digits"),
    (!.exactContainsNumbers(0), "", "Use at least 1 digit"),
  ])
  func `reports what to do at the limits`(rule: Rule<String>, text: String, sentence: String) {
    #expect(english(rule.failure(of: text)) == sentence)
  }
}
