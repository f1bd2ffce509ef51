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
    let validation = SignUp.validation(region: "FR") { _ in true }
    return validation.validate(&answers).messages.map(MessageCatalog().text(for:))
  }

  @Test func `valid answers pass, with or without a phone number`() throws {
    #expect(try messages(ada) == [])
    var withPhone = ada
    for mobile in ["+44 7400 123456", "06 12 34 56 78"] {
      withPhone.mobile = mobile
      #expect(try messages(withPhone) == [])
    }
    withPhone.mobile = "12"
    #expect(try messages(withPhone) == ["Enter a mobile number, such as 06 12 34 56 78"])
  }

  @Test func `white space around a value isn't an error`() throws {
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
    ("aB3!xyz", "Use at least 8 characters"),
    (String(repeating: "aB3!", count: 33), "Use at most 128 characters"),
    ("Password1!", "Use a password that's harder to guess, such as a few unrelated words"),
    ("ada-lovelace-ada_99", "Use a password that's harder to guess, such as a few unrelated words"),
  ])
  func `a password is refused`(password: String, message: String) throws {
    var answers = ada
    (answers.password, answers.passwordAgain) = (password, password)
    #expect(try messages(answers).contains(message))
  }

  @Test(arguments: ["correct horse battery staple", "ehrlich währt am längsten", "正确的马电池订书钉很长"])
  func `a password is accepted`(password: String) throws {
    var answers = ada
    (answers.password, answers.passwordAgain) = (password, password)
    #expect(try messages(answers) == [])
  }

  @Test func `the repeated password must match exactly`() throws {
    var answers = ada
    answers.passwordAgain = "Correct-9-house"
    #expect(try messages(answers) == ["Type the same password again"])
  }

  @Test @MainActor func `a well-formed username is checked once`() async throws {
    let clock = ManualClock()
    let asked = AskedNames()
    let validation = SignUp.validation { name in await asked.note(name) }
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
