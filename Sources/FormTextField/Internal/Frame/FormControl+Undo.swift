import CGtk
import GenericForm

// What a control does when a change of its field is undone.

/// An editor with several parts, which knows the one that changed.
protocol ChangeFocusing: FormEditor {
  /// Gives the keyboard focus to the part whose value the program changed last.
  func focusChange()
}

extension FormControl {
  /// Gives the keyboard focus to where the program changed the value.
  ///
  /// The focus stays where it is if the form does not include the field anymore.
  final func focusChange() {
    guard isIncluded else { return }
    reveal()
    if let editor = frame.editor as? any ChangeFocusing { return editor.focusChange() }
    guard !frame.editorWidget.hasFocusWithin else { return }
    let caret = frame.focusWidget.caret
    frame.editor.focus()
    if caret > 0 { frame.focusWidget.caret = caret }
  }

  /// Makes the undo keys of the window undo changes of this control's form, unless a form's own
  /// window handles them.
  final func followUndoKeys() {
    guard let root = unsafe gtk_widget_get_root(widget) else { return }
    let window = unsafe Widget(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
    window.onUndoKeys { focused, isUndo in focused?.travelInForm(isUndo: isUndo) ?? false }
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

extension Widget {
  /// The place of the caret in an entry; 0 of any other widget.
  fileprivate var caret: gint {
    get { isEditable ? unsafe gtk_editable_get_position(opaque) : 0 }
    set { if isEditable { unsafe gtk_editable_set_position(opaque, newValue) } }
  }

  private var isEditable: Bool { unsafe isInstance(object, of: gtk_editable_get_type()) }
}
