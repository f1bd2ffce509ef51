import FormTestSupport
import GenericForm
import GenericFormTesting
import Testing

/// Validators with custom patterns.
@MainActor @Suite struct ValidatorPatternTests {
  private func messages(_ text: String, _ validators: Validator...) -> [String] {
    MockTextField(text, validators: validators).messages
  }

  @Test func `an ill-formed pattern is an error when the validator is created`() {
    let error = #expect(throws: PatternSyntaxError.self) {
      try Validator.regularExpression("[A-Z", message: "code")
    }
    #expect(error?.pattern == "[A-Z")
    #expect(error?.position == 4)
  }

  @Test(
    arguments: [
      ("abcdefghij", true), ("abcde", true), ("abcd", false), ("abcdefghijk", false),
      ("abcde\u{301}", false), ("abcdefghij\u{301}\u{302}\u{303}", false), ("abcde\n", false),
      ("\nabcde", false), ("abcde\0", false), ("xabcde x", false), ("١٢٣٤٥", false),
    ] as [(String, Bool)])
  func `a pattern matches the whole text, in characters`(text: String, isValid: Bool) throws {
    let validator = try Validator.regularExpression("^[a-zA-Z0-9]{5,10}$", message: "code")
    #expect(messages(text, validator) == (isValid ? [] : ["code"]))
  }

  @Test func `a regex literal matches the whole text`() {
    let validator = Validator.regularExpression(/[a-z]+/, message: "code")
    #expect(messages("abc", validator) == [])
    #expect(messages("abc1", validator) == ["code"])
  }

  @Test func `one compiled pattern can serve many validators`() throws {
    let pattern = try Pattern("[a-z]+")
    #expect(
      messages(
        "A", .regularExpression(pattern, message: "one"),
        .regularExpression(pattern, message: "two")) == ["one", "two"])
  }

  @Test func `text on which a pattern reaches its bound couldn't be checked`() throws {
    let pattern = "(a+)+\\1[bc](?#validator)"
    let text = String(repeating: "a", count: 40) + "!"
    let field = MockTextField(text)
    let validator = try Validator.regularExpression(pattern, message: "invalid")
    let reports = BoundReports.on(pattern) { field.validators = [validator] }
    #expect(!field.isValid)
    #expect(reports.map(\.pattern) == [pattern])
    #expect(field.messages == ["This text is too long to check. Shorten it"])
    field.validators = [
      try .regularExpression(pattern, message: "invalid", whenBoundReached: .accept)
    ]
    #expect(field.isValid)
  }
}
