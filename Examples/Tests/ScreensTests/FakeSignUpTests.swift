import GenericForm
import GenericFormTesting
import Screens
import Testing

@MainActor @Suite struct FakeSignUpTests {
  let asked = ScriptedCheck<String>(.usernameTaken)
  let clock = ManualClock()
  let form: Form<FakeSignUp>

  init() {
    form = Form(
      FakeSignUp(),
      validation: FakeSignUp.validation(isFree: asked.check(debounce: .milliseconds(500))),
      clock: clock)
  }

  private func type(_ text: String) {
    for end in text.indices {
      form.username = String(text[...end])
      clock.advance(by: .milliseconds(100))
    }
  }

  private func fillIn() {
    type("john")
    form.password = "correct horse"
    form.passwordAgain = "correct horse"
  }

  @Test func `asks once, half a second after the last key`() {
    type("john")
    clock.advance(by: .milliseconds(399))
    #expect(asked.values == [])
    clock.advance(by: .milliseconds(1))
    #expect(asked.values == ["john"])
  }

  @Test func `doesn't check names that are too short`() {
    type("jo")
    clock.advance(by: .seconds(2))
    #expect(asked.values == [])
    #expect(!form.field(\.username).status.isPending)
  }

  @Test func `ticks a free name, and removes the tick at the next key`() {
    type("john")
    #expect(form.field(\.username).status.isPending)
    #expect(!form.field(\.username).status.isVerified)
    clock.advance(by: .milliseconds(500))
    asked.answer("john", true)
    #expect(form.field(\.username).status.isVerified)
    form.username = "johnn"
    #expect(!form.field(\.username).status.isVerified)
  }

  @Test func `shows that a name is taken`() {
    form.enter("mei", in: \.username)
    clock.advance(by: .milliseconds(500))
    asked.answer("mei", false)
    #expect(form.shown(\.username) == ["Choose another username: this one is taken"])
    #expect(!form.isValid)
  }

  @Test func `the button follows validity, and waits for the result`() {
    #expect(!form.isValid)
    #expect(form.explain().contains("Choose a username"))
    fillIn()
    #expect(!form.isValid)
    #expect(form.explain() == "This is still being checked")
    clock.advance(by: .milliseconds(500))
    asked.answer("john", true)
    #expect(form.isValid)
    form.username = "johnn"
    #expect(!form.isValid)
  }

  @Test func `a late result for an older name has no effect`() {
    fillIn()
    clock.advance(by: .milliseconds(500))
    form.username = "mei"
    asked.answer("john", true)
    #expect(!form.isValid)
    #expect(!form.field(\.username).status.isVerified)
  }

  @Test func `accepts the password “invalid”, and not the common “password”`() {
    form.enter("invalid", in: \.password)
    #expect(form.shown(\.password) == ["Use at least 8 characters"])
    form.enter("password", in: \.password)
    #expect(form.shown(\.password) == ["Choose a less common password"])
    form.enter("invalid!", in: \.password)
    #expect(form.shown(\.password) == [])
  }

  @Test func `asks for the same password twice`() {
    form.enter("correct horse", in: \.password)
    form.enter("correct house", in: \.passwordAgain)
    #expect(form.shown(\.passwordAgain) == ["Type the same password again"])
    form.password = "correct house"
    #expect(form.shown(\.passwordAgain) == [])
  }

  @Test func `asks the server`() async {
    let validation = FakeSignUp.validation(isFree: .isFree(on: FakeServer(delay: .zero)))
    var signUp = FakeSignUp()
    (signUp.password, signUp.passwordAgain) = ("correct horse", "correct horse")
    for taken in ["mei", "john", "foobar2"] {
      signUp.username = taken
      #expect(await validation.check(signUp).messages == [.usernameTaken])
    }
    signUp.username = "foobar"
    #expect(await validation.check(signUp).isValid)
  }

  @Test func `refuses the empty username, on the server too`() async throws {
    let server = FakeServer(delay: .zero)
    #expect(try await !server.isFree(""))
    #expect(try await server.isFree("foobar"))
    let validation = FakeSignUp.validation(isFree: .isFree(on: server))
    var signUp = FakeSignUp()
    (signUp.password, signUp.passwordAgain) = ("correct horse", "correct horse")
    for empty in ["", " \t"] {
      signUp.username = empty
      #expect(await validation.check(signUp).messages == ["Choose a username"])
    }
  }
}
