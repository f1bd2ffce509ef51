import GenericForm

// A view that applies each change waits until the user stops typing: “500” isn't 5, 50 and 500.

extension FormView {
  /// Holds back the changes of the focused text, and applies those of the previous one.
  func followTyping() {
    guard !hasEnded, let window, window.isTextFocused,
      let control = window.focusedImplementation as? FormControl, control.widget.isWithin(widget)
    else { return applyTyping() }
    holdBack(control.bound)
  }

  /// Applies the held-back changes.
  func applyTyping() {
    endTypingPause()
    holdBack(nil)
  }

  /// Applies the held-back changes after a pause in typing.
  func pauseTyping() {
    endTypingPause()
    endTypingPause = callBack(after: .milliseconds(500), on: ContinuousClock()) { [weak self] in
      self?.applyTyping()
      self?.showFormErrors()
      self?.followTyping()
    }
  }
}

/// The valid changes that a view passes on, until it has ended and the last check is done.
final class AppliedChanges<State> {
  private let form: Form<State>
  private var observation: FormObservation?

  init(of form: Form<State>, _ apply: @escaping @MainActor (State) -> Void) {
    self.form = form
    form.onValidChange(of: self, apply)
  }

  /// Stops passing changes on, or waits for running checks, which keeps the form alive.
  func finish() {
    guard form.isPending else { return }
    observation = form.observe {
      guard !self.form.isPending else { return }
      // Changes are passed on after observers were called.
      Task { self.observation = nil }
    }
  }
}
