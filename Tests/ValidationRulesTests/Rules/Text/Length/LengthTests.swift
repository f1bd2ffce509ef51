import FormTestSupport
import Testing
import ValidationRules

@Suite struct LengthTests {
  private static let lengths: [(text: String, length: Int)] = [
    ("", 0), ("a", 1), ("   ", 3), ("e\u{301}", 1), ("x\u{30C}\u{323}", 1), ("\u{301}", 1),
    ("👨‍👩‍👧", 1), ("👍🏽🇫🇷", 2), ("नमस्ते", 3), ("שלום", 4), ("\0\0", 2), ("\r\n", 1),
    ("\u{1112}\u{1161}\u{11AB}", 1),
  ]

  @Test(arguments: lengths)
  func `counts characters as people do`(text: String, length: Int) {
    #expect(Rule<String>.minLength(length).accepts(text))
    #expect(!Rule<String>.minLength(length + 1).accepts(text))
    #expect(Rule<String>.maxLength(length).accepts(text))
    if length > 0 { #expect(!Rule<String>.maxLength(length - 1).accepts(text)) }
  }

  @Test func `counts a mebibyte`() {
    let count = HardInput.wideMebibyte.text.count
    #expect(Rule<String>.minLength(count).accepts(HardInput.wideMebibyte.text))
    #expect(!Rule<String>.minLength(count + 1).accepts(HardInput.wideMebibyte.text))
    #expect(Rule<String>.maxLength(1 << 20).accepts(HardInput.mebibyte.text))
    #expect(!Rule<String>.maxLength((1 << 20) - 1).accepts(HardInput.mebibyte.text))
  }

  @Test func `counts a part of a text`() {
    let text = "xx👨‍👩‍👧e\u{301}y"
    #expect(Rule<Substring>.minLength(3).accepts(text.dropFirst(2)))
    #expect(!Rule<Substring>.maxLength(2).accepts(text.dropFirst(2)))
  }

  @Test func `reports how many characters there must be`() {
    let catalog = MessageCatalog()
    #expect(
      catalog.text(for: Rule<String>.minLength(8).message)
        == "Use at least 8 characters")
    #expect(
      catalog.text(for: Rule<String>.maxLength(1).message) == "Use at most 1 character")
  }

  @Test(arguments: [
    (Rule<String>.maxLength(0), "a", "Leave this empty"),
    (!.minLength(1), "a", "Leave this empty"),
    (!.maxLength(0), "", "Use at least 1 character"),
    (!.minLength(0), "", "Enter something else"),
    (!.maxLength(.max), "", "Enter something else"),
    (.minLength(.max), "", "Use at least \(Int.max) characters"),
  ])
  func `reports what to do at the limits`(
    rule: Rule<String>, text: String, sentence: String
  ) {
    #expect(english(rule.failure(of: text)) == sentence)
  }

  @Test func `stops the program if a number of characters is negative`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Rule<String>.minLength(-3) }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("minLength(-3): a number of items can't be negative."))
    await #expect(processExitsWith: .failure) { _ = Rule<String>.maxLength(-1) }
    await #expect(processExitsWith: .failure) { _ = Rule<String>.ofLength(-1) }
    await #expect(processExitsWith: .failure) { _ = Rule<String>.length(in: -2...5) }
    await #expect(processExitsWith: .failure) { _ = Rule<[Int]>.minCount(-1) }
    await #expect(processExitsWith: .failure) { _ = Rule<String>.maxContainsLetters(-1) }
    await #expect(processExitsWith: .failure) {
      _ = Rule<String>.exactContainsNumbers(-1)
    }
    await #expect(processExitsWith: .success) { _ = Rule<String>.minLength(0) }
  }
}
