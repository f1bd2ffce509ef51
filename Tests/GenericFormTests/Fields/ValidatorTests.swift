import FormTestSupport
import GenericForm
import GenericFormTesting
import Testing

@Suite struct ValidatorTests {
  private func messages(_ text: String, _ validators: Validator...) -> [String] {
    MockTextField(text, validators: validators).messages
  }

  @Test func `empty text passes what does not ask for text`() throws {
    #expect(
      messages(
        "", .email, .mobile, .password, try .regularExpression("a+", message: "pattern"),
        .minLength(3, message: "short"), .maxLength(-1, message: "long"),
        .noEmojis(message: "emoji"), .first(.email, .minLength(3, message: "short")))
        == [])
  }

  @Test func `empty text fails what asks for text`() {
    #expect(messages("", .required) == ["This field should not be empty"])
    #expect(messages("", .notOnlyWhitespace) == ["This field should not be empty"])
    #expect(messages("", .custom { field in (!field.isEmpty, ["words"]) }) == ["words"])
    #expect(messages("", .first(.email, .required)) == ["This field should not be empty"])
  }

  @Test(arguments: [HardInput.empty, .spaces, .blanks, .spaceMebibyte])
  func `text of nothing but white space is refused`(hard: HardInput) {
    #expect(messages(hard.text, .required) == ["This field should not be empty"])
    #expect(messages(hard.text, .notOnlyWhitespace) == ["This field should not be empty"])
  }

  @Test(arguments: [
    HardInput.marks, .loneMark, .emoji, .rightToLeft, .nul, .nulInside, .invisible, .mebibyte,
    .wideMebibyte,
  ])
  func `text with anything else in it is there`(hard: HardInput) {
    #expect(messages(hard.text, .required, .notOnlyWhitespace) == [])
  }

  @Test func `spaces are text to every other validator`() throws {
    #expect(messages("   ", .email) == ["Invalid email format"])
    #expect(messages("   ", .mobile) == ["Invalid phone number"])
    #expect(messages("   ", try .regularExpression("a+", message: "pattern")) == ["pattern"])
    #expect(messages("   ", .minLength(4, message: "short")) == ["short"])
    #expect(messages("   ", .maxLength(2, message: "long")) == ["long"])
    #expect(messages("   ", .minLength(3, message: "short"), .maxLength(3, message: "")) == [])
  }

  @Test(arguments: HardInput.all.filter { $0.name != "empty" })
  func `hard text is refused where a form is asked for`(hard: HardInput) throws {
    let pattern = try Validator.regularExpression("[a-z]{1,9}", message: "pattern")
    #expect(messages(hard.text, .email) == ["Invalid email format"])
    #expect(messages(hard.text, .mobile) == ["Invalid phone number"])
    #expect(messages(hard.text, pattern) == ["pattern"])
    #expect(!messages(hard.text, .password).isEmpty)
  }

  @Test func `all validators run, in order, and all messages are kept`() throws {
    let validators: [Validator] = [
      .maxLength(2, message: "long"), .email, .required, .mobile, .password,
      try .regularExpression("\\d+", message: "pattern"), .email,
      .custom { _ in (false, ["one", "two"]) },
    ]
    #expect(
      MockTextField("abc", validators: validators).messages == [
        "long", "Invalid email format", "Invalid phone number",
        "Use at least one number and one letter", "Password must be 8–20 characters",
        "Use at least one special character and no spaces", "pattern", "Invalid email format",
        "one", "two",
      ])
  }

  @Test func `first stops at the first that fails`() {
    var calls: [String] = []
    func says(_ name: String, _ isValid: Bool, _ words: [String]) -> Validator {
      .custom { _ in
        calls.append(name)
        return (isValid, words)
      }
    }
    let group = Validator.first(
      says("a", true, []), says("b", false, ["b one", "b two"]), says("c", false, ["c"]))
    #expect(messages("text", group) == ["b one", "b two"])
    #expect(calls == ["a", "b"])
  }

  @Test func `first says all that its first failure says`() {
    #expect(
      messages("abc", .first(.password, .email)) == [
        "Use at least one number and one letter", "Password must be 8–20 characters",
        "Use at least one special character and no spaces",
      ])
  }

  @Test func `first passes when all of its validators do, or there are none`() {
    #expect(messages("mei@example.com", .first(.required, .email)) == [])
    #expect(messages("", .first()) == [])
    #expect(messages("", .first([])) == [])
  }

  @Test func `first may hold another, and what follows it runs`() {
    let inner = Validator.first(.email, .mobile)
    #expect(
      messages("abc", .first([.required, inner, .password]), .maxLength(2, message: "long"))
        == ["Invalid email format", "long"])
  }

  @Test func `a closure gets the field that is judged`() {
    let password = MockTextField("secret")
    let again = MockTextField("secret")
    again.validators = [
      .custom { [unowned again] field in
        (field === again && field.text == password.text, ["The passwords differ"])
      }
    ]
    #expect(again.isValid)
    password.text = "other"
    #expect(again.messages == ["The passwords differ"])
  }

  @Test func `no without words gets the default ones`() {
    #expect(messages("a", .custom { _ in (false, []) }) == ["This value is not valid"])
    #expect(!MockTextField("a", validators: [.custom { _ in (false, []) }]).isValid)
    #expect(
      messages("a", .first(.custom { _ in (false, []) }, .email)) == ["This value is not valid"])
  }

  @Test func `yes with words drops them`() {
    #expect(messages("a", .custom { _ in (true, ["unheard"]) }) == [])
    #expect(MockTextField("a", validators: [.custom { _ in (true, ["unheard"]) }]).isValid)
  }

  @Test func `an ill-formed pattern is told when the validator is made`() {
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

  @Test func `one compiled pattern may serve many validators`() throws {
    let pattern = try Pattern("[a-z]+")
    #expect(
      messages(
        "A", .regularExpression(pattern, message: "one"),
        .regularExpression(pattern, message: "two")) == ["one", "two"])
  }

  @Test func `a text on which a pattern reaches its bound could not be checked`() throws {
    let pattern = "(a+)+\\1[bc](?#validator)"
    let text = String(repeating: "a", count: 40) + "!"
    let field = MockTextField(text)
    field.validators = [try .regularExpression(pattern, message: "invalid")]
    let reports = BoundReports.on(pattern) { #expect(!field.isValid) }
    #expect(reports.map(\.pattern) == [pattern])
    #expect(field.messages == ["This text could not be checked. Use a shorter one."])
    field.validators = [
      try .regularExpression(pattern, message: "invalid", whenBoundReached: .accept)
    ]
    #expect(field.isValid)
  }

  @Test func `lengths are counted as a person counts`() {
    let family = String(repeating: "👨‍👩‍👧", count: 3)
    #expect(messages(family, .minLength(3, message: "short"), .maxLength(3, message: "long")) == [])
    #expect(messages(family, .minLength(4, message: "short")) == ["short"])
    #expect(messages(family, .maxLength(2, message: "long")) == ["long"])
    #expect(messages("e\u{301}", .maxLength(1, message: "long")) == [])
  }

  @Test func `the program's message is said as it stands`() {
    #expect(messages("👍", .noEmojis(message: "No {minimum} 👎")) == ["No {minimum} 👎"])
    #expect(messages("ab", .minLength(3, message: "")) == [""])
    #expect(!MockTextField("ab", validators: [.minLength(3, message: "")]).isValid)
  }
}
