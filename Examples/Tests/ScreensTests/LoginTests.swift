import GenericForm
import Screens
import Testing

@MainActor @Suite struct LoginTests {
  let form = Form(Login(), validation: Login.validation)

  init() {
    let server = FakeServer(delay: .zero)
    form.onSubmit { login in try await server.logIn(login) }
  }

  @Test func `accepts a known account with its email in any case`() async {
    form.email = " Mei@Example.com "
    form.password = "open sesame"
    #expect(await form.submit().outcome.isSubmitted)
  }

  @Test func `shows what to do after a failed login, and allows another try`() async {
    form.email = "mei@example.com"
    form.password = "open"
    guard case .failed(let error) = await form.submit().outcome else {
      return #expect(Bool(false), "A wrong password let someone in.")
    }
    #expect("\(error)" == "Check the email and the password: one of them is wrong")
    #expect(form.isValid)
    form.password = "open sesame"
    #expect(await form.submit().outcome.isSubmitted)
  }

  @Test func `doesn't trim a password`() async {
    form.email = "mei@example.com"
    form.password = "open sesame "
    #expect(await form.submit().outcome.isSubmitted == false)
    #expect(form.password == "open sesame ")
  }

  @Test func `requires both, and a valid email`() {
    form.submit()
    #expect(form.shown(\.email) == ["Enter your email address"])
    #expect(form.shown(\.password) == ["Enter your password"])
    form.email = "mei@"
    #expect(form.shown(\.email) == ["Enter a complete email address, such as mei@example.com"])
  }
}
