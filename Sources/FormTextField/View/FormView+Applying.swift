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
    typingPause?.cancel()
    typingPause = nil
    holdBack(nil)
  }

  /// Applies the held-back changes after a pause in typing.
  func pauseTyping() {
    typingPause?.cancel()
    typingPause = Task { [weak self] in
      guard (try? await Task.sleep(for: .milliseconds(500))) != nil, let self else { return }
      applyTyping()
      followTyping()
    }
  }
}
