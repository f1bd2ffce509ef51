import FormTestSupport
import Testing
import ValidationRules

@Suite struct PasswordTests {
  private static let letterAndNumber = "Use at least 1 letter and 1 digit"
  private static let length = "Use 8–20 characters"
  private static let special = "Use at least 1 special character and no spaces"

  private func messages(_ text: String) -> [String] {
    Rule.password.failures(of: text).compactMap(english)
  }

  @Test(arguments: [
    "lechatestmort3@", "correct-horse-7", "aaaaaa1!", "aaaaaaaaaaaaaaaaaa1!", "пароль1!",
    "密码密码密码1!", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}1!", "aaaaaa1👨‍👩‍👧", "aaaaaa١!",
    "סיסמה12!", "aaaaaa1€", "aaaaa1_.",
  ])
  func `accepts a password that meets all three demands`(text: String) {
    #expect(messages(text) == [])
  }

  @Test(
    arguments: [
      ("aaaaaaa!", [letterAndNumber]), ("1111111!", [letterAndNumber]),
      ("!!!!!!!!", [letterAndNumber]),
      ("aaaaa1!", [length]), ("aaaaaaaaaaaaaaaaaaa1!", [length]),
      ("aaaaaaa1", [special]), ("éééééée1", [special]), ("aaaaa 1!", [special]),
      ("aaaaaa1!\n", [special]), ("\u{A0}aaaaaa1!", [special]), ("aaaaaaa½1", [special]),
      ("lechatestmort", [letterAndNumber, special]), ("a", [letterAndNumber, length, special]),
      ("   ", [letterAndNumber, length, special]), ("aaa 1", [length, special]),
      ("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}1!", [length]), ("👨‍👩‍👧👨‍👩‍👧", [letterAndNumber, length]),
      ("\0", [letterAndNumber, length]),
    ] as [(String, [String])])
  func `reports every demand that is not met, in order`(text: String, expected: [String]) {
    #expect(messages(text) == expected)
  }

  @Test func `reads a mebibyte`() {
    #expect(
      messages(HardInput.mebibyte.text)
        == [PasswordTests.letterAndNumber, PasswordTests.length, PasswordTests.special])
    #expect(messages(HardInput.mebibyte.text + "1!") == [PasswordTests.length])
  }
}
