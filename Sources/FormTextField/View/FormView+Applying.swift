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

/// Applies each valid change of a form, until this object is released.
final class AppliedChanges<State> {
  private let form: Form<State>
  private var observation: FormObservation?

  init(of form: Form<State>, _ apply: @escaping @MainActor (State) -> Void) {
    self.form = form
    form.onValidChange(of: self, apply)
  }

  /// Keeps this object and the form alive until the running checks have ended, so that their values are applied too.
  func waitForChecks() {
    guard form.isPending else { return }
    // The closure retains this object, so releasing the observation releases both.
    observation = form.observe {
      guard !self.form.isPending else { return }
      // Observers are called before changes are applied.
      Task { self.observation = nil }
    }
  }
}
