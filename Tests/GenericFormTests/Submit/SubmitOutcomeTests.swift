import GenericForm
import Testing

@Suite struct SubmitOutcomeTests {
  private struct Offline: Error {}

  @Test func `is submitted only when the handler took the values`() {
    #expect(SubmitOutcome<Account>.submitted.isSubmitted)
    #expect(!SubmitOutcome<Account>.invalid([]).isSubmitted)
    #expect(!SubmitOutcome<Account>.failed(Offline()).isSubmitted)
    #expect(!SubmitOutcome<Account>.superseded.isSubmitted)
  }
}
