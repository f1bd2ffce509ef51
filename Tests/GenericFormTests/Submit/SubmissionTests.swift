import Testing

@testable import GenericForm

@MainActor @Suite(.timeLimit(.minutes(1))) struct SubmissionTests {
  private let submission = Submission<Account>()

  @Test func `has no result while it is going on`() {
    #expect(submission.currentOutcome == nil)
    #expect(submission.phase == .waiting)
  }

  @Test func `everyone who waits gets the outcome, and those who come later too`() async {
    let submission = submission
    let waiting = (0..<3).map { _ in Task { await submission.outcome.isSubmitted } }
    for _ in 0..<10 { await Task.yield() }
    submission.finish(.submitted)
    for task in waiting { #expect(await task.value) }
    #expect(await submission.outcome.isSubmitted && submission.currentOutcome?.isSubmitted == true)
  }
}
