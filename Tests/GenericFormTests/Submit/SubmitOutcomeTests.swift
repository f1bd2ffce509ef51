import GenericForm
import Testing

@Suite struct SubmitOutcomeTests {
  private struct Offline: Error {}

  @Test func `is submitted only if the handler accepts the values`() {
    #expect(SubmitOutcome<Account>.submitted.isSubmitted)
    #expect(!SubmitOutcome<Account>.invalid([]).isSubmitted)
    #expect(!SubmitOutcome<Account>.failed(Offline()).isSubmitted)
    #expect(!SubmitOutcome<Account>.superseded.isSubmitted)
  }

  @Test @MainActor func `is printed in words, with the fields and their messages`() async {
    let form = Form(Account()) {
      FieldValidation(\.name, .required("Enter your name"))
      FieldValidation(\.email, .required("Enter your email"))
    }
    let outcome = await form.submit().outcome
    #expect(
      "\(outcome)" == "invalid: \\Account.name: Enter your name; \\Account.email: Enter your email")
    #expect("\([outcome])" == "[\(outcome)]")
    let outcomes: [SubmitOutcome<Account>] = [.submitted, .failed(Offline()), .superseded]
    #expect(outcomes.map { "\($0)" } == ["submitted", "failed: Offline()", "superseded"])
    let errors = ServerErrors([\Account.name: "Taken", \Account.email: "Unknown"])
    #expect("\(errors)" == "\\Account.email: Unknown; \\Account.name: Taken")
  }

  /// A class that can't be shared with other tasks.
  private final class Unshared {
    var name = ""
  }

  @Test @MainActor func `goes to any task, with any values`() async {
    let form = Form(Unshared()) { FieldValidation(\.name, .required("Name")) }
    let outcome = await form.submit().outcome
    let errors: [FieldError<Unshared>] = await Task.detached {
      guard case .invalid(let errors) = outcome else { return [] }
      return errors
    }.value
    #expect(errors.map(\.path) == [\.name])
    #expect(errors.flatMap(\.messages) == ["Name"])
  }
}
