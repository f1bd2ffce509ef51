import GenericForm
import GenericFormTesting
import Testing

@testable import GtkFormApp

@Suite struct SignUpTests {
  private let ada = SignUp(
    name: "Ada Lovelace", username: "ada_99", email: "ada@example.com", mobile: "",
    password: "Correct-9-horse", passwordAgain: "Correct-9-horse", acceptsTerms: true)

  private func messages(_ answers: SignUp) throws -> [String] {
    var answers = answers
    let validation = try SignUp.validation { _ in true }
    return validation.validate(&answers).messages.map(MessageCatalog().text(for:))
  }

  @Test func `right answers pass, with or without a phone number`() throws {
    #expect(try messages(ada) == [])
    var withPhone = ada
    withPhone.mobile = "+44 20 7946 0000"
    #expect(try messages(withPhone) == [])
    withPhone.mobile = "12"
    #expect(
      try messages(withPhone) == [
        "Use 6–15 digits for your mobile, without a leading 0"
      ])
  }

  @Test func `white space around a value is no error`() throws {
    var answers = ada
    answers.email = " ada@example.com\t"
    answers.username = " ada_99 "
    answers.mobile = " "
    #expect(try messages(answers) == [])
    answers.name = " "
    #expect(try messages(answers) == ["Enter your name"])
  }

  @Test(arguments: ["ab", "a!b", "ada 99", "עדה_99", "a234567890123456789_1"])
  func `a username is refused`(username: String) throws {
    var answers = ada
    answers.username = username
    #expect(try messages(answers) == ["Use 3–20 letters, digits or underscores for your username"])
  }

  @Test func `an empty form has an error for each required field`() throws {
    #expect(
      try messages(SignUp()) == [
        "Enter your name", "Choose a username", "Enter your email address", "Choose a password",
        "Type your password once more", "Accept the terms to sign up",
      ])
  }

  @Test(arguments: [
    ("12345678!", "Use a letter and a number in your password"),
    ("abcdef1!abcdef1!abcdef1!", "Use 8–20 characters for your password"),
    ("abcdefg1", "Use a special character and no spaces in your password"),
  ])
  func `a password is refused`(password: String, message: String) throws {
    var answers = ada
    (answers.password, answers.passwordAgain) = (password, password)
    #expect(try messages(answers) == [message])
  }

  @Test func `each rule of a password has words of this form`() {
    let messages = SignUp.passwordRules.map(\.message)
    #expect(messages.count == Rule.password.count)
    #expect(messages.allSatisfy { $0.key.hasPrefix("signUp.") })
  }

  @Test func `a line of the summary names its field once`() {
    let line = ValidationMessage.labelled(.app(.`signUp.passwordLength`), with: "Password")
    #expect(
      MessageCatalog().withoutLabels.text(for: line) == "Use 8–20 characters for your password")
    let own: MessageCatalog = ["field.message": "{field} – {message}"]
    let other = ValidationMessage.labelled(.app(.`signUp.passwordLength`), with: "Secret")
    #expect(
      own.withoutLabels.text(for: other) == "Secret – Use 8–20 characters for your password")
  }

  @Test func `the password is repeated exactly`() throws {
    var answers = ada
    answers.passwordAgain = "Correct-9-house"
    #expect(try messages(answers) == ["Type the same password again"])
  }

  @Test @MainActor func `a username is asked about once, when it is well formed`() async throws {
    let clock = ManualClock()
    let asked = AskedNames()
    let validation = try SignUp.validation { name in await asked.note(name) }
    let form = Form(SignUp(), validation: validation, clock: clock)
    form.username = "a"
    #expect(!form.field(\.username).status.isPending)
    form.username = "ada"
    #expect(form.field(\.username).status.isPending)
    clock.advance(by: .milliseconds(399))
    #expect(await asked.names == [])
    clock.advance(by: .milliseconds(1))
    for await status in form.field(\.username).statuses where !status.isPending { break }
    #expect(await asked.names == ["ada"])
    #expect(form.field(\.username).status.isVerified)
  }
}

private actor AskedNames {
  private(set) var names: [String] = []

  func note(_ name: String) -> Bool {
    names.append(name)
    return true
  }
}
