import GenericForm
import Screens
import Testing

@MainActor @Suite struct NewAccountTests {
  let form = Form(NewAccount(), validation: NewAccount.validation)

  init() {
    let server = FakeServer(delay: .zero)
    form.onSubmit { account in try await server.add(account) }
  }

  private func fillIn() {
    form.email = "ada@example.com"
    form.address.street = "1, rue de la Paix"
    form.address.postalCode = "75002"
    form.address.city = "Paris"
  }

  @Test func `requires a company name only for a company`() {
    fillIn()
    #expect(!form.field(\.company).status.isIncluded)
    #expect(form.isValid)
    form.isForCompany = true
    #expect(form.field(\.company).status.isIncluded)
    #expect(form.shown(\.company) == [])
    #expect(!form.isValid)
    form.submit()
    #expect(form.shown(\.company) == ["Enter the name of the company"])
    form.isForCompany = false
    #expect(form.shown(\.company) == [])
    #expect(form.isValid)
  }

  @Test func `applies the validation of an address`() {
    fillIn()
    form.enter("7500", in: \.address.postalCode)
    #expect(
      form.shown(\.address.postalCode) == [
        "Enter the five digits of your postal code, such as 75002"
      ])
    form.submit()
    #expect(form.firstInvalidPath == \NewAccount.address.postalCode)
    form.address.postalCode = "75002"
    #expect(form.isValid)
  }

  @Test func `shows a server error under the email until it is edited`() async {
    fillIn()
    form.email = "mei@example.com"
    #expect(await form.submit().outcome.isSubmitted == false)
    #expect(form.shown(\.email) == ["Log in instead: there is an account with this email"])
    #expect(form.errors.map(\.reason) == [.server])
    form.email = "ada@example.com"
    #expect(form.shown(\.email) == [])
    #expect(await form.submit().outcome.isSubmitted)
  }
}
