/// An editor with several parts, which knows the one that changed.
protocol ChangeFocusing: FormEditor {
  /// Gives the keyboard focus to the part whose value the program changed last.
  func focusChange()
}
