// A view that applies each change waits for the end of what is typed: “500” isn't 5, 50 and 500.

extension FormView {
  /// Lets the changes of the text with the focus wait; those of the text before are handed over.
  func followTyping() {
    guard !hasEnded, let window, window.isTextFocused,
      let control = window.focusedImplementation as? FormControl, control.widget.isWithin(widget)
    else { return applyTyping() }
    holdBack(control.bound)
  }

  /// Hands over what was typed.
  func applyTyping() {
    typingPause?.cancel()
    typingPause = nil
    holdBack(nil)
  }

  /// Hands over what is being typed after a pause.
  func pauseTyping() {
    typingPause?.cancel()
    typingPause = Task { [weak self] in
      guard (try? await Task.sleep(for: .milliseconds(500))) != nil, let self else { return }
      applyTyping()
      followTyping()
    }
  }
}
