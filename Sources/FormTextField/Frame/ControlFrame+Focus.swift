extension ControlFrame {
  func grabFocus() -> Bool {
    if editor.parts.isEmpty { return focusWidget.grabFocus() }
    editor.focus()
    return editorWidget.hasFocusWithin
  }

  /// Moves the keyboard focus through the editor and on to the retry button, or back.
  func moveFocus(_ direction: FocusDirection) -> Bool {
    let isBackwards = [.previous, .up, .left].contains(direction)
    let parts = [editorWidget, messageLine?.box].compactMap(\.self)
    let ordered = isBackwards ? parts.reversed() : parts
    let present = ordered.firstIndex(where: \.hasFocusWithin) ?? 0
    return ordered[present...].contains { $0.moveFocus(direction) }
  }
}
