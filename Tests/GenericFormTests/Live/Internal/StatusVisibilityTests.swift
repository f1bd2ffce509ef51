import Testing

@testable import GenericForm

@Suite struct StatusVisibilityTests {
  /// An event in a field.
  private enum Event {
    case change(isEmpty: Bool)
    case fill(isEmpty: Bool)
    case focus
    case leave(isEmpty: Bool)
    case readLeave(isEmpty: Bool)
    case readChange
    case submit
  }

  /// Returns whether the status of a field is shown after some events.
  private func isRevealed(
    _ timing: ValidationTiming, isEmpty: Bool = true, after events: [Event],
    hasMessages: Bool = false
  ) -> Bool {
    var visibility = StatusVisibility(timing, isEmpty: isEmpty)
    for event in events {
      switch event {
      case .change(let isEmpty): visibility.noteChange(isEmpty: isEmpty)
      case .fill(let isEmpty): visibility.noteFill(isEmpty: isEmpty)
      case .focus: visibility.isFocused = true
      case .leave(let isEmpty):
        visibility.isFocused = false
        visibility.noteLeaving(isEmpty: isEmpty)
      case .readLeave(let isEmpty): visibility.noteReadLeaving(isEmpty: isEmpty)
      case .readChange: visibility.noteReadChange()
      case .submit: visibility.noteSubmit()
      }
      visibility.note(hasMessages: hasMessages, isPending: false)
    }
    return visibility.isRevealed
  }

  @Test(arguments: ValidationTiming.allCases)
  func `shows nothing at the start or on passing through`(timing: ValidationTiming) {
    #expect(!isRevealed(timing, after: []))
    #expect(!isRevealed(timing, after: [.leave(isEmpty: true)], hasMessages: true))
  }

  @Test(arguments: ValidationTiming.allCases)
  func `shows everything on submit`(timing: ValidationTiming) {
    #expect(isRevealed(timing, after: [.submit]))
  }

  @Test(arguments: [
    (ValidationTiming.rewardEarlyPunishLate, false), (.onChange, true), (.onBlur, false),
    (.whenNotFocused, true), (.onSubmit, false), (.onChangeAfterSubmit, false),
  ])
  func `a first change`(timing: ValidationTiming, isShown: Bool) {
    #expect(isRevealed(timing, after: [.change(isEmpty: false)], hasMessages: true) == isShown)
  }

  @Test(arguments: [
    (ValidationTiming.rewardEarlyPunishLate, true), (.onChange, true), (.onBlur, true),
    (.whenNotFocused, true), (.onSubmit, false), (.onChangeAfterSubmit, false),
  ])
  func `leaving with a value`(timing: ValidationTiming, isShown: Bool) {
    #expect(isRevealed(timing, after: [.leave(isEmpty: false)]) == isShown)
  }

  @Test(arguments: [
    (ValidationTiming.rewardEarlyPunishLate, true), (.onChange, true), (.onBlur, false),
    (.whenNotFocused, true), (.onSubmit, false), (.onChangeAfterSubmit, true),
  ])
  func `a change while a message is shown`(timing: ValidationTiming, isShown: Bool) {
    let events: [Event] = [.submit, .change(isEmpty: false)]
    #expect(isRevealed(timing, after: events, hasMessages: true) == isShown)
  }

  @Test func `the focus hides the status, and leaving shows it`() {
    let focused: [Event] = [.change(isEmpty: false), .focus]
    #expect(!isRevealed(.whenNotFocused, after: focused, hasMessages: true))
    #expect(!isRevealed(.whenNotFocused, after: focused + [.change(isEmpty: false)]))
    let again: [Event] = [.leave(isEmpty: false)] + focused
    #expect(!isRevealed(.whenNotFocused, after: again + [.readLeave(isEmpty: false)]))
    #expect(isRevealed(.whenNotFocused, after: focused + [.submit]))
    #expect(isRevealed(.whenNotFocused, after: focused + [.leave(isEmpty: false)]))
    #expect(!isRevealed(.whenNotFocused, after: focused + [.submit, .change(isEmpty: false)]))
    for timing in ValidationTiming.allCases {
      #expect(isRevealed(timing, after: [.submit, .focus]))
    }
  }

  @Test func `a change while no message is shown starts a new edit`() {
    #expect(!isRevealed(.rewardEarlyPunishLate, after: [.submit, .change(isEmpty: false)]))
  }

  @Test func `emptiness is shown only after there was a value`() {
    let cleared: [Event] = [.change(isEmpty: false), .change(isEmpty: true)]
    #expect(!isRevealed(.rewardEarlyPunishLate, after: cleared, hasMessages: true))
    #expect(isRevealed(.rewardEarlyPunishLate, after: cleared + [.leave(isEmpty: true)]))
    let emptied: [Event] = [.change(isEmpty: false), .fill(isEmpty: true)]
    #expect(isRevealed(.onBlur, after: emptied + [.leave(isEmpty: true)]))
    #expect(!isRevealed(.onBlur, after: [.change(isEmpty: true), .leave(isEmpty: true)]))
    #expect(!isRevealed(.onBlur, after: [.fill(isEmpty: true), .leave(isEmpty: true)]))
    let filled: [Event] = [.fill(isEmpty: false), .change(isEmpty: true)]
    #expect(isRevealed(.rewardEarlyPunishLate, after: filled + [.leave(isEmpty: true)]))
    #expect(isRevealed(.onBlur, isEmpty: false, after: [.leave(isEmpty: true)]))
  }

  @Test func `a pending check keeps a field that showed a message open for its result`() {
    var visibility = StatusVisibility(.rewardEarlyPunishLate, isEmpty: true)
    visibility.noteSubmit()
    visibility.note(hasMessages: true, isPending: false)
    visibility.noteChange(isEmpty: false)
    visibility.note(hasMessages: false, isPending: true)
    visibility.noteChange(isEmpty: false)
    #expect(visibility.isRevealed)
    visibility.note(hasMessages: false, isPending: false)
    visibility.noteChange(isEmpty: false)
    #expect(!visibility.isRevealed)
  }

  @Test func `a new error because of another field waits, and a correction doesn't`() {
    let passed: [Event] = [.leave(isEmpty: false), .readChange]
    #expect(!isRevealed(.rewardEarlyPunishLate, after: passed))
    #expect(isRevealed(.rewardEarlyPunishLate, after: passed, hasMessages: true))
    #expect(isRevealed(.onBlur, after: passed))
  }

  @Test
  func `leaving a field that is read shows the status of a reader that was left or submitted`() {
    let changed: [Event] = [.change(isEmpty: false), .readLeave(isEmpty: false)]
    #expect(!isRevealed(.rewardEarlyPunishLate, after: changed))
    #expect(isRevealed(.rewardEarlyPunishLate, after: [.leave(isEmpty: false)] + changed))
    #expect(isRevealed(.rewardEarlyPunishLate, after: [.leave(isEmpty: true)] + changed))
    #expect(isRevealed(.rewardEarlyPunishLate, after: [.submit] + changed))
  }

  @Test func `emptiness is shown on leaving after a submit`() {
    let events: [Event] = [
      .submit, .change(isEmpty: true), .leave(isEmpty: true),
    ]
    #expect(isRevealed(.onBlur, after: events))
  }

  @Test
  func `a field added after a submit shows its changes if its timing says so`() {
    var visibility = StatusVisibility(.onChangeAfterSubmit, isEmpty: true, wasSubmitted: true)
    #expect(!visibility.isRevealed)
    visibility.noteChange(isEmpty: false)
    #expect(visibility.isRevealed)
  }
}
