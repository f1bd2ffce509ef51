import GenericForm
import Screens
import Testing

@MainActor @Suite struct RegisterTests {
  let form = Form(Register(), validation: Register.validation)

  private func fillIn() {
    form.username = "rabbit"
    form.email = "Rabbit@Example.com"
    form.password = "carrots4"
    form.passwordAgain = "carrots4"
    form.acceptsTerms = true
  }

  @Test func `registers with and without a website`() async {
    fillIn()
    #expect(await form.submit().outcome.isSubmitted)
    #expect(form.email == "rabbit@example.com")
    form.website = "https://rabbit.example"
    #expect(await form.submit().outcome.isSubmitted)
    form.enter("rabbit", in: \.website)
    #expect(form.submit().currentOutcome?.isSubmitted == false)
  }

  @Test(
    arguments: [
      ("hollow", "Include “a”, or include “b”"), ("grandpa", "Remove “p”"),
      ("abba", "Use at least 6 characters"),
    ])
  func `shows which of the combined rules a username fails`(username: String, message: String) {
    form.enter(username, in: \.username)
    #expect(form.shown(\.username) == [message])
  }

  @Test func `revalidates the repetition when the password changes`() {
    fillIn()
    #expect(form.isValid)
    form.enter("carrots5", in: \.password)
    #expect(!form.isValid)
    form.submit()
    #expect(form.shown(\.passwordAgain) == ["Type the same password again"])
    form.password = "carrots4"
    #expect(form.shown(\.passwordAgain) == [])
  }

  @Test func `refuses the username as a password, whichever came first`() {
    fillIn()
    form.username = "carrots4"
    #expect(!form.isValid)
    form.submit()
    #expect(form.shown(\.password) == ["Choose something other than your username"])
  }

  @Test func `requires the user to accept the terms`() {
    fillIn()
    form.acceptsTerms = false
    form.submit()
    #expect(form.shown(\.acceptsTerms) == ["Accept the terms to register"])
    #expect(form.errors.count == 1)
  }
}
