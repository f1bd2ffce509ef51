import GenericForm
import Testing

@Suite struct `The display of a verdict` {
  @Test func `is silent while the person types`() {
    var display = VerdictDisplay()
    #expect(!isDue(&display, .change(isEmpty: false)))
    #expect(!isDue(&display, .change(isEmpty: true)))
  }

  @Test func `is due when a field with text is left`() {
    var display = VerdictDisplay()
    #expect(isDue(&display, .leave(isEmpty: false)))
  }

  @Test func `is not due when an empty field was passed through`() {
    var display = VerdictDisplay()
    #expect(!isDue(&display, .leave(isEmpty: true)))
    #expect(!isDue(&display, .leave(isEmpty: true)))
  }

  @Test func `is due when text was taken away and the field is left`() {
    var display = VerdictDisplay()
    _ = display.isDue(after: .change(isEmpty: false))
    _ = display.isDue(after: .change(isEmpty: true))
    #expect(isDue(&display, .leave(isEmpty: true)))
  }

  @Test func `is due at every change while an error is shown`() {
    var display = VerdictDisplay()
    display.isShowingError = true
    #expect(isDue(&display, .change(isEmpty: false)))
    #expect(isDue(&display, .change(isEmpty: true)))
    display.isShowingError = false
    #expect(!isDue(&display, .change(isEmpty: false)))
  }

  @Test func `is always due on submit`() {
    var display = VerdictDisplay()
    #expect(isDue(&display, .submit))
  }
}

/// Whether a verdict is due; `#expect` cannot call a mutating function itself.
private func isDue(_ display: inout VerdictDisplay, _ event: VerdictDisplay.Event) -> Bool {
  display.isDue(after: event)
}
