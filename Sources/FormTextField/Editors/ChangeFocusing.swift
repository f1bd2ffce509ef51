/// An editor with several parts that knows which one changed.
package protocol ChangeFocusing: FormEditor {
  /// Moves the keyboard focus to the part whose value the program changed last.
  func focusChange()
}

extension Entry {
  /// Focuses the entry with the caret at its last change.
  package func focusChange() {
    guard !hasFocusWithin else { return }
    let caret = caret
    focus()
    if caret > 0 { self.caret = caret }
  }
}
