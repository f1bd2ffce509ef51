import GenericForm

// A view that applies each change waits until the user stops typing: “500” isn't 5, 50 and 500.

extension FormView {
  /// Holds back the changes of the focused text, and applies those of the previous one.
  func followTyping() {
    guard !hasEnded, instance.host.isInActiveWindow, let window, window.isTextFocused,
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
