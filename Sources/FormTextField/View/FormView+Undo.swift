import GenericForm

extension FormView: UndoScope {
  /// Undoes or redoes a change, and moves the focus to it.
  ///
  /// If the focused control belongs to another form, such as one in a ``FormWidget``, that form's
  /// history applies.
  func move(_ direction: HistoryDirection, from focused: FormControl?) -> Bool {
    if let focused, !controls.contains(where: { $0 === focused }) {
      return focused.moveInHistory(direction)
    }
    if !isSubmitting { forms.move(direction)?.focusChange() }
    return true
  }
}
