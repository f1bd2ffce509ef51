import CGtk

// The keyboard focus.

extension ControlFrame {
  func grabFocus() -> Bool {
    if unsafe editor.parts.isEmpty { return focusWidget.grabFocus() }
    editor.focus()
    return editorWidget.hasFocusWithin
  }

  /// Moves the keyboard focus through the editor and on to the retry button, or back.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    let isBackwards = [GTK_DIR_TAB_BACKWARD, GTK_DIR_UP, GTK_DIR_LEFT].contains(direction)
    let parts = [editorWidget, messageLine?.box].compactMap(\.self)
    let ordered = isBackwards ? parts.reversed() : parts
    let present = ordered.firstIndex(where: \.hasFocusWithin) ?? 0
    return ordered[present...].contains { $0.moveFocus(direction) }
  }
}
