import GenericForm
import Testing

@MainActor @Suite struct ServerErrorsTests {
  private struct Account {
    var name = "Mei"
    var email = "mei@example.com"
  }

  @Test func `keeps one message for each field`() {
    let errors = ServerErrors([\Account.name: "Taken", \Account.email: "Unknown"])
    #expect(errors.errors == [\Account.name: "Taken", \Account.email: "Unknown"])
    #expect(ServerErrors<Account>([:]).errors.isEmpty)
  }

  @Test func `a submit that throws it shows its messages`() {
    let form = Form(Account()) {
      FieldValidation(\.name, rules: [.notEmpty])
      FieldValidation(\.email, rules: [.isEmail])
    }
    form.onSubmit { _ in
      throw ServerErrors([\Account.name: "Taken", \Account.email: "Unknown"])
    }
    form.submit()
    #expect(form.errors.flatMap(\.messages) == ["Taken", "Unknown"])
    #expect(form.field(\.name).status.shownErrors == ["Taken"])
  }
}
