import FormTestSupport
import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct ValidatorTests {
  private func messages(_ text: String, _ validators: Validator...) -> [String] {
    MockTextField(text, validators: validators).messages
  }

  @Test func `empty text passes validators that don't require text`() throws {
    #expect(
      messages(
        "", .email, .mobile, .password, try .regularExpression("a+", message: "pattern"),
        .minLength(3, message: "short"), .maxLength(0, message: "long"),
        .noEmojis(message: "emoji"), .first(.email, .minLength(3, message: "short")))
        == [])
  }

  @Test func `empty text fails validators that require text`() {
    #expect(messages("", .required) == ["Fill in this field"])
    #expect(messages("", .custom("words") { !$0.isEmpty }) == ["words"])
    #expect(messages("", .first(.email, .required)) == ["Fill in this field"])
  }

  @Test func `required shows the program's message, and can allow white space`() {
    #expect(messages(" ", .required("Enter your name")) == ["Enter your name"])
    #expect(messages("", .required("Enter your name", allowingBlank: true)) == ["Enter your name"])
    #expect(messages(" ", .required("Enter your name", allowingBlank: true)) == [])
    #expect(messages(" ", .required(allowingBlank: true)) == [])
    #expect(messages("", .required(allowingBlank: true)) == ["Fill in this field"])
    #expect(messages("a", .required("Enter your name")) == [])
  }

  @Test(arguments: [HardInput.empty, .spaces, .blanks, .invisible])
  func `text with only white space fails`(hard: HardInput) {
    #expect(messages(hard.text, .required) == ["Fill in this field"])
  }

  @Test(arguments: [
    HardInput.marks, .loneMark, .emoji, .rightToLeft, .nul, .nulInside,
  ])
  func `text with any other character passes`(hard: HardInput) {
    #expect(messages(hard.text, .required) == [])
  }

  @Test func `spaces are text to every other validator`() throws {
    #expect(messages("   ", .email) == ["Enter an email address, such as mei@example.com"])
    #expect(messages("   ", .mobile) == ["Enter a mobile number, such as +33 6 12 34 56 78"])
    #expect(messages("   ", try .regularExpression("a+", message: "pattern")) == ["pattern"])
    #expect(messages("   ", .minLength(4, message: "short")) == ["short"])
    #expect(messages("   ", .maxLength(2, message: "long")) == ["long"])
    #expect(messages("   ", .minLength(3, message: "short"), .maxLength(3, message: "")) == [])
  }

  @Test(arguments: [HardInput.mebibyte, .wideMebibyte, .spaceMebibyte])
  func `text over the limit has one message, whatever the validators`(hard: HardInput) throws {
    let pattern = try Validator.regularExpression("[a-z]{1,9}", message: "pattern")
    #expect(
      messages(hard.text, .required, .email, .mobile, pattern, .password)
        == ["This text is too long to check. Shorten it to 100000 characters"])
  }

  @Test(arguments: HardInput.all.filter { !$0.text.isEmpty && $0.text.utf8.count < 1_000 })
  func `hard text fails if a format is required`(hard: HardInput) throws {
    let pattern = try Validator.regularExpression("[a-z]{1,9}", message: "pattern")
    #expect(messages(hard.text, .email) == ["Enter an email address, such as mei@example.com"])
    #expect(messages(hard.text, .mobile) == ["Enter a mobile number, such as +33 6 12 34 56 78"])
    #expect(messages(hard.text, pattern) == ["pattern"])
    #expect(!messages(hard.text, .password).isEmpty)
  }

  @Test func `all validators run, in order, and all messages are kept`() throws {
    let validators: [Validator] = [
      .maxLength(2, message: "long"), .email, .required, .mobile, .password,
      try .regularExpression("\\d+", message: "pattern"), .email,
      .custom { _ in .notValid(MessageList("one", "two")) },
    ]
    #expect(
      MockTextField("abc", validators: validators).messages == [
        "long", "Enter an email address, such as mei@example.com",
        "Enter a mobile number, such as +33 6 12 34 56 78",
        "Use at least 1 letter and 1 digit", "Use 8–20 characters",
        "Use at least 1 special character and no spaces", "pattern",
        "Enter an email address, such as mei@example.com",
        "one", "two",
      ])
  }

  @Test func `first stops at the first that fails`() {
    var calls: [String] = []
    func validator(_ name: String, _ result: ValidationResult<String>) -> Validator {
      .custom { _ in
        calls.append(name)
        return result
      }
    }
    let group = Validator.first(
      validator("a", .valid(nil)), validator("b", .notValid(MessageList("b one", "b two"))),
      validator("c", .notValid(MessageList("c"))))
    #expect(messages("text", group) == ["b one", "b two"])
    #expect(calls == ["a", "b"])
  }

  @Test func `first reports all messages of its first failure`() {
    #expect(
      messages("abc", .first(.password, .email)) == [
        "Use at least 1 letter and 1 digit", "Use 8–20 characters",
        "Use at least 1 special character and no spaces",
      ])
  }

  @Test func `first passes when all of its validators do, or there are none`() {
    #expect(messages("mei@example.com", .first(.required, .email)) == [])
    #expect(messages("", .first()) == [])
    #expect(messages("", .first([])) == [])
  }

  @Test func `first can contain another first, and later validators run`() {
    let inner = Validator.first(.email, .mobile)
    #expect(
      messages("abc", .first([.required, inner, .password]), .maxLength(2, message: "long"))
        == ["Enter an email address, such as mei@example.com", "long"])
  }

  @Test func `a closure gets the field that is validated`() {
    let password = MockTextField("secret")
    let again = MockTextField("secret")
    again.validators = [
      .custom("The passwords differ") { [unowned again] field in
        field === again && field.text == password.text
      }
    ]
    #expect(again.isValid)
    password.text = "other"
    #expect(again.messages == ["The passwords differ"])
  }

  @Test func `lengths are counted as people count`() {
    let family = String(repeating: "👨‍👩‍👧", count: 3)
    #expect(messages(family, .minLength(3, message: "short"), .maxLength(3, message: "long")) == [])
    #expect(messages(family, .minLength(4, message: "short")) == ["short"])
    #expect(messages(family, .maxLength(2, message: "long")) == ["long"])
    #expect(messages("e\u{301}", .maxLength(1, message: "long")) == [])
  }

  @Test func `the program's message is shown unchanged`() {
    #expect(messages("👍", .noEmojis(message: "No {minimum} 👎")) == ["No {minimum} 👎"])
    #expect(messages("ab", .minLength(3, message: "")) == [""])
    #expect(!MockTextField("ab", validators: [.minLength(3, message: "")]).isValid)
  }
}
