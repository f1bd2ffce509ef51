import GenericForm
import Screens
import Testing

@MainActor @Suite struct LoginTests {
  let form = Form(Login(), validation: Login.validation)

  init() {
    let server = FakeServer(delay: .zero)
    form.onSubmit { login in try await server.logIn(login) }
  }

  @Test func `lets in who is known, however the email is written`() async {
    form.email = " Mei@Example.com "
    form.password = "open sesame"
    #expect(await form.submit().outcome.isSubmitted)
  }

  @Test func `says what to do about a refusal, and lets a person try again`() async {
    form.email = "mei@example.com"
    form.password = "open"
    guard case .failed(let error) = await form.submit().outcome else {
      return #expect(Bool(false), "A wrong password let someone in.")
    }
    #expect("\(error)" == "The email or the password is wrong: check both")
    #expect(form.isValid)
    form.password = "open sesame"
    #expect(await form.submit().outcome.isSubmitted)
  }

  @Test func `does not trim a password`() async {
    form.email = "mei@example.com"
    form.password = "open sesame "
    #expect(await form.submit().outcome.isSubmitted == false)
    #expect(form.password == "open sesame ")
  }

  @Test func `asks for both, and for an email that can be one`() {
    form.submit()
    #expect(form.shown(\.email) == ["This field should not be empty"])
    #expect(form.shown(\.password) == ["This field should not be empty"])
    form.email = "mei@"
    #expect(form.shown(\.email) == ["Invalid email format"])
  }
}
