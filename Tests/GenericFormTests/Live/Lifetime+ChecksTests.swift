import GenericForm
import GenericFormTesting
import Testing

/// Checks and submits leave nothing behind.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LifetimeChecksTests {
  typealias Account = MortalForm.Account
  typealias Guest = MortalForm.Guest

  private let mortal = MortalForm()

  @Test func `a check that is due doesn't run`() async {
    let (_, isGone) = await mortal.useForm(mortal.withCheck) { form in
      form.name = "mei"
      #expect(mortal.clock.waiterCount == 1)
    }
    #expect(isGone)
    #expect(mortal.clock.waiterCount == 0)
    mortal.clock.advance(by: .seconds(20))
    #expect(mortal.check.values == [])
  }

  @Test func `a running check is canceled, and its late result is dropped`() async {
    let (observation, isGone) = await mortal.useForm(mortal.withCheck) { form in
      let observation = form.field(\.name).observe { Issue.record("notified") }
      observation.cancel()
      form.name = "mei"
      mortal.clock.advance(by: .milliseconds(400))
      #expect(mortal.check.openValues == ["mei"])
      return observation
    }
    #expect(isGone)
    #expect(mortal.check.cancelledValues == ["mei"])
    mortal.check.answer("mei", false)
    #expect(mortal.clock.waiterCount == 0)
    mortal.clock.advance(by: .seconds(20))
    withExtendedLifetime(observation) {}
  }

  @Test func `the task of a running check is canceled`() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    let (never, _) = AsyncStream.makeStream(of: Void.self)
    let validation = FormValidation<Account> {
      FieldValidation(
        \.name, rules: [],
        checks: [
          ValidationCheck("Taken", debounce: .zero) { _ in
            start.yield()
            for await _ in never {}
            end.yield(Task.isCancelled)
            return false
          }
        ])
    }
    let (_, isGone) = await mortal.useForm(validation) { form in
      form.name = "mei"
      for await _ in started { break }
    }
    #expect(isGone)
    guard isGone else { return }
    for await isCancelled in ended {
      #expect(isCancelled)
      break
    }
    // The result arrives only now.
    for _ in 0..<100 { await Task.yield() }
  }

  @Test func `a check that ignores its cancellation keeps nothing alive`() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (answered, answer) = AsyncStream.makeStream(of: Void.self)
    let validation = FormValidation<Account> {
      FieldValidation(
        \.name, rules: [],
        checks: [
          ValidationCheck("Taken", debounce: .zero) { _ in
            await Task.detached {
              start.yield()
              for await _ in answered {}
            }.value
            return false
          }
        ])
    }
    let (_, isGone) = await mortal.useForm(validation) { form in
      form.name = "mei"
      for await _ in started { break }
    }
    #expect(isGone)
    answer.finish()
    for _ in 0..<100 { await Task.yield() }
  }

  // MARK: - Submits

  @Test func `a submit that waits for a check ends as superseded`() async {
    let (submission, isGone) = await mortal.useForm(mortal.withCheck) { form in
      form.onSubmit { _ in Issue.record("submitted") }
      form.onInvalid { _ in Issue.record("invalid") }
      form.name = "mei"
      let submission = form.submit()
      #expect(form.isSubmitting)
      #expect(mortal.check.openValues == ["mei"])
      return submission
    }
    #expect(isGone)
    guard case .superseded? = submission.currentOutcome else {
      Issue.record("\(String(describing: submission.currentOutcome))")
      return
    }
    mortal.check.answer("mei", true)
  }

  @Test func `the state is released once the submit handler has returned`() async {
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    weak var sentinel: Sentinel?
    let (submission, isGone) = await mortal.useForm(mortal.withoutChecks) { form in
      sentinel = form.state.sentinel
      form.guests = []
      form.name = "Mei"
      form.onSubmit { _ in for await _ in ended {} }
      let submission = form.submit()
      #expect(form.isSubmitting)
      return submission
    }
    // The handler still holds the state.
    #expect(!isGone)
    end.finish()
    #expect(await submission.outcome.isSubmitted)
    await mortal.wait { sentinel == nil }
    #expect(sentinel == nil)
  }
}
