import GenericForm

// What a control does when a change of its field is undone.

extension FormControl {
  /// Gives the keyboard focus to where the program changed the value.
  ///
  /// The focus stays where it is if the form does not include the field anymore.
  final func focusChange() {
    guard isIncluded else { return }
    reveal()
    if let editor = frame.editor as? any ChangeFocusing { return editor.focusChange() }
    guard !frame.editorWidget.hasFocusWithin else { return }
    let entry = frame.focusWidget as? Entry
    let caret = entry?.caret ?? 0
    frame.editor.focus()
    if caret > 0 { entry?.caret = caret }
  }

  /// Makes the undo keys of the window undo changes of this control's form, unless a form's own
  /// window handles them.
  final func followUndoKeys() {
    instance.host.root?.onUndoKeys { focused, isUndo in
      (focused as? FormControl)?.travelInForm(isUndo: isUndo) ?? false
    }
  }

  /// Undoes or redoes a change in the form of this control, and brings the focus to it.
  ///
  /// - Returns: Whether there is such a form, also where it has no such change.
  final func travelInForm(isUndo: Bool) -> Bool {
    guard let form = bound.form as? any WindowForm else { return false }
    guard let path = form.travel(isUndo: isUndo) else { return true }
    controlsInWindow.first { $0.bound.path == path && $0.bound.belongs(to: form) }?.focusChange()
    return true
  }
}
