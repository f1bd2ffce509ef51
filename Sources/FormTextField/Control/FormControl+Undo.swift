import GenericForm

extension FormControl {
  /// Moves the keyboard focus to the part of the control whose value the program changed.
  ///
  /// The focus doesn't move if the form no longer includes the field.
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

  /// Undoes or redoes a change in this control's form, and moves the focus to it.
  ///
  /// - Returns: True if the control has such a form, even if there's nothing to undo.
  final func moveInHistory(_ direction: HistoryDirection) -> Bool {
    guard let form = bound.form else { return false }
    guard let path = form.move(direction) else { return true }
    controlsInWindow.first { $0.bound.path == path && $0.bound.belongs(to: form) }?.focusChange()
    return true
  }
}

/// A widget that undoes its form's changes if the focus is within it: a form view.
protocol UndoScope: AnyObject {
  /// Undoes or redoes a change, and moves the focus to it; returns false if it ignored the keys.
  func move(_ direction: HistoryDirection, from focused: FormControl?) -> Bool
}

extension Widget {
  /// Makes the undo keys in this window undo changes of the focused form.
  ///
  /// If nothing has the focus, they undo changes of the window's only form view.
  func followUndoKeys() {
    onUndoKeys { focused, around, isUndo in
      let direction: HistoryDirection = isUndo ? .back : .forward
      let scopes = around.compactMap { $0 as? any UndoScope }
      let control = focused as? FormControl
      let editor = control?.frame.editor as? TagsEditor
      // Unfinished text is undone first, so it's redone last.
      let isNext = isUndo || control?.bound.form?.canRedo != true
      if isNext, editor?.moveUnfinished(direction) == true { return true }
      if let scope = scopes.first, focused != nil || scopes.count == 1 {
        return scope.move(direction, from: control)
      }
      return control?.moveInHistory(direction) ?? false
    }
  }
}
