@_spi(_Unicode) import Swift
import Testing
import ValidationRules

@Suite struct StrongPasswordTests {
  @Test(arguments: ["Tr0ub4dor&3", "ÉÈé٣à→ùç", "Aa1👍🏽aaaa", "aaaaaaaA1 !"])
  func `accepts a password that meets every demand`(text: String) {
    #expect(Rule.isStrongPassword().accepts(text))
    #expect(Rule.strongPassword().allSatisfy { $0.accepts(text) })
  }

  @Test(arguments: [
    ("Aa1!", ["Use at least 8 characters"]),
    ("AAAAAA1!", ["Use at least 1 lowercase letter"]),
    ("aaaaaa1!", ["Use at least 1 uppercase letter"]),
    ("Aaaaaaa!", ["Use at least 1 digit"]),
    ("Aaaaaaa1", ["Use at least 1 special character"]),
    ("Aaaaaa 1", ["Use at least 1 special character"]),
    ("Aa1e\u{301}aaaa", ["Use at least 1 special character"]),
    ("Aaaaaa½!", ["Use at least 1 digit"]),
    (
      "",
      [
        "Use at least 8 characters", "Use at least 1 lowercase letter",
        "Use at least 1 uppercase letter", "Use at least 1 digit",
        "Use at least 1 special character",
      ]
    ),
  ])
  func `reports each demand that is not met`(text: String, sentences: [String]) {
    let catalog = MessageCatalog()
    let failed = Rule.strongPassword().filter { !$0.accepts(text) }
    #expect(failed.map { catalog.text(for: $0.message) } == sentences)
    #expect(!Rule.isStrongPassword().accepts(text))
  }

  @Test func `counts only the intended characters`() {
    let rules = Rule.strongPassword(
      minLength: 0, lowercase: 2, uppercase: 3, digits: 4, special: 2)
    let catalog = MessageCatalog()
    #expect(
      rules.map { catalog.text(for: $0.message) } == [
        "Use at least 2 lowercase letters", "Use at least 3 uppercase letters",
        "Use at least 4 digits", "Use at least 2 special characters",
      ])
    #expect(rules.map { $0.accepts("abABC1234!?") } == [true, true, true, true])
    #expect(rules.map { $0.accepts("aABC1234!?") } == [false, true, true, true])
    #expect(rules.map { $0.accepts("abAB1234!?") } == [true, false, true, true])
    #expect(rules.map { $0.accepts("abABC123!?") } == [true, true, false, true])
    #expect(rules.map { $0.accepts("abABC1234!") } == [true, true, true, false])
  }

  @Test func `counts a letter the same however it was typed`() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let decomposed = String(String.UnicodeScalarView(text._nfd))
      if text.unicodeScalars.elementsEqual(decomposed.unicodeScalars) { continue }
      for rule in Rule.strongPassword(minLength: 0) {
        #expect(rule.accepts(text) == rule.accepts(decomposed), "U+\(String(value, radix: 16))")
      }
    }
    #expect(Rule.strongPassword(minLength: 0)[1].accepts("\u{1FAC}"))
  }

  @Test func `counts an emoji of several scalars once`() {
    #expect(!Rule.isStrongPassword(special: 2).accepts("Aa1aaaaaaa👩‍👩‍👧"))
    #expect(Rule.isStrongPassword(special: 2).accepts("Aa1aaaaaaa👩‍👩‍👧!"))
  }

  @Test func `omits demands for zero`() {
    let rules = Rule.strongPassword(
      minLength: 15, lowercase: 0, uppercase: 0, digits: 0, special: 0)
    #expect(rules.count == 1)
    #expect(rules.allSatisfy { $0.accepts("correct horse battery") })
    #expect(
      Rule.strongPassword(
        minLength: 0, lowercase: 0, uppercase: 0, digits: 0, special: 0
      ).isEmpty)
  }

  @Test func `handles 1 MiB`() {
    let long = String(repeating: "a", count: 1 << 20)
    #expect(!Rule.isStrongPassword().accepts(long))
    #expect(Rule.isStrongPassword().accepts(long + "A1!"))
    #expect(
      !Rule.isStrongPassword().accepts("a" + String(repeating: "\u{301}", count: 1 << 19))
    )
  }

  @Test(arguments: [
    ("", "Use at least 8 characters"), ("AAAAAA1!", "Use at least 1 lowercase letter"),
    ("aaaaaaaa", "Use at least 1 uppercase letter"), ("Aaaaaaaa", "Use at least 1 digit"),
    ("Aaaaaaa1", "Use at least 1 special character"), ("Tr0ub4dor&3", nil),
  ])
  func `reports the first demand that is not met`(text: String, sentence: String?) {
    #expect(english(Rule.isStrongPassword().failure(of: text)) == sentence)
  }

  @Test func `asks for no kinds if none are required`() {
    let rule = Rule.isStrongPassword(
      minLength: 15, lowercase: 0, uppercase: 0, digits: 0, special: 0)
    #expect(english(rule.message) == "Use at least 15 characters")
    #expect(english(rule.failure(of: "correct horse")) == "Use at least 15 characters")
    #expect(rule.accepts("correct horse battery"))
  }

  @Test func `asks for no length if none is required`() {
    let rule = Rule.isStrongPassword(minLength: 0)
    #expect(english(rule.message) == "Use a password with more kinds of characters")
    #expect(english(rule.failure(of: "aA1")) == "Use at least 1 special character")
  }

  @Test func `accepts everything if nothing is required`() {
    let rule = Rule.isStrongPassword(
      minLength: 0, lowercase: 0, uppercase: 0, digits: 0, special: 0)
    #expect(rule.accepts(""))
    #expect(english(rule.message) == "Enter a valid value")
  }

  @Test func `asks for a stronger password in one sentence`() {
    #expect(
      MessageCatalog().text(for: Rule.isStrongPassword().message)
        == "Use a longer password with more kinds of characters")
  }
}
