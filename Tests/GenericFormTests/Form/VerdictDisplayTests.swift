import GenericForm
import Testing

@Suite struct VerdictDisplayTests {
  /// Whether the verdict is seen after some events, in a field that never has a message.
  private func isRevealed(
    _ timing: ValidationTiming, isEmpty: Bool = true, after events: [VerdictDisplay.Event],
    hasMessages: Bool = false
  ) -> Bool {
    var display = VerdictDisplay(timing, isEmpty: isEmpty)
    for event in events {
      display.note(event)
      display.noteVerdict(hasMessages: hasMessages)
    }
    return display.isRevealed
  }

  @Test(arguments: ValidationTiming.allCases)
  func `shows nothing at the start, nor to one who passes through`(timing: ValidationTiming) {
    #expect(!isRevealed(timing, after: []))
    #expect(!isRevealed(timing, after: [.leave(isEmpty: true)], hasMessages: true))
  }

  @Test(arguments: ValidationTiming.allCases)
  func `shows everything on submit`(timing: ValidationTiming) {
    #expect(isRevealed(timing, after: [.submit]))
  }

  @Test(arguments: [
    (ValidationTiming.rewardEarlyPunishLate, false), (.onChange, true), (.onBlur, false),
    (.onSubmit, false), (.onChangeAfterSubmit, false),
  ])
  func `a first change`(timing: ValidationTiming, isShown: Bool) {
    #expect(isRevealed(timing, after: [.change(isEmpty: false)], hasMessages: true) == isShown)
  }

  @Test(arguments: [
    (ValidationTiming.rewardEarlyPunishLate, true), (.onChange, true), (.onBlur, true),
    (.onSubmit, false), (.onChangeAfterSubmit, false),
  ])
  func `leaving with a value`(timing: ValidationTiming, isShown: Bool) {
    #expect(isRevealed(timing, after: [.leave(isEmpty: false)]) == isShown)
  }

  @Test(arguments: [
    (ValidationTiming.rewardEarlyPunishLate, true), (.onChange, true), (.onBlur, false),
    (.onSubmit, false), (.onChangeAfterSubmit, true),
  ])
  func `a change while a message is shown`(timing: ValidationTiming, isShown: Bool) {
    let events: [VerdictDisplay.Event] = [.submit, .change(isEmpty: false)]
    #expect(isRevealed(timing, after: events, hasMessages: true) == isShown)
  }

  @Test func `a change while no message is shown starts a new edit`() {
    #expect(!isRevealed(.rewardEarlyPunishLate, after: [.submit, .change(isEmpty: false)]))
  }

  @Test func `emptiness is judged once there was something`() {
    let cleared: [VerdictDisplay.Event] = [.change(isEmpty: false), .change(isEmpty: true)]
    #expect(!isRevealed(.rewardEarlyPunishLate, after: cleared, hasMessages: true))
    #expect(isRevealed(.rewardEarlyPunishLate, after: cleared + [.leave(isEmpty: true)]))
    let filled: [VerdictDisplay.Event] = [.fill(isEmpty: false), .change(isEmpty: true)]
    #expect(isRevealed(.rewardEarlyPunishLate, after: filled + [.leave(isEmpty: true)]))
    #expect(isRevealed(.onBlur, isEmpty: false, after: [.leave(isEmpty: true)]))
  }

  @Test func `a pending check keeps a field that showed a message open for its answer`() {
    var display = VerdictDisplay()
    display.note(.submit)
    display.noteVerdict(hasMessages: true)
    display.note(.change(isEmpty: false))
    display.noteVerdict(hasMessages: false, isPending: true)
    display.note(.change(isEmpty: false))
    #expect(display.isRevealed)
    display.noteVerdict(hasMessages: false)
    display.note(.change(isEmpty: false))
    #expect(!display.isRevealed)
  }

  @Test func `bad news from another field waits, and good news from it does not`() {
    let passed: [VerdictDisplay.Event] = [.leave(isEmpty: false), .readChange]
    #expect(!isRevealed(.rewardEarlyPunishLate, after: passed))
    #expect(isRevealed(.rewardEarlyPunishLate, after: passed, hasMessages: true))
    #expect(isRevealed(.onBlur, after: passed))
  }

  @Test func `emptiness is judged on leaving once it was submitted`() {
    let events: [VerdictDisplay.Event] = [
      .submit, .change(isEmpty: true), .leave(isEmpty: true),
    ]
    #expect(isRevealed(.onBlur, after: events))
  }

  @Test func `a field that comes to be after a submit shows its changes where that is asked`() {
    var display = VerdictDisplay(.onChangeAfterSubmit, wasSubmitted: true)
    #expect(!display.isRevealed)
    display.note(.change(isEmpty: false))
    #expect(display.isRevealed)
  }
}
