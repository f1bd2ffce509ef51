/// An editor with several parts that knows which one changed.
protocol ChangeFocusing: FormEditor {
  /// Moves the keyboard focus to the part whose value the program changed last.
  func focusChange()
}
