import Testing

@testable import GenericForm

@MainActor @Suite(.timeLimit(.minutes(10))) struct SubmissionTests {
  private let submission = Submission<Account>()

  @Test func `has no result while it is running`() {
    #expect(submission.currentOutcome == nil)
  }

  @Test func `every waiter gets the outcome, even a late one`() async {
    let submission = submission
    let waiting = (0..<3).map { _ in Task { await submission.outcome.isSubmitted } }
    for _ in 0..<10 { await Task.yield() }
    submission.finish(.submitted)
    for task in waiting { #expect(await task.value) }
    #expect(await submission.outcome.isSubmitted)
    #expect(submission.currentOutcome?.isSubmitted == true)
  }

  @Test func `a handler that awaits its own submission stops the program with an explanation`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let form = Form("") { FieldValidation(\.self) }
      form.onSubmit { _ in _ = await form.submit().outcome }
      _ = await form.submit().outcome
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("The handler of a submit awaits the outcome of that submit"))
  }

  @Test func `a task that the handler starts can await the submission`() async {
    let form = Form("") { FieldValidation(\.self) }
    var task: Task<Bool, Never>?
    form.onSubmit { _ in task = Task { await form.submit().outcome.isSubmitted } }
    #expect(await form.submit().outcome.isSubmitted)
    #expect(await task?.value == true)
  }
}
