import GenericForm

extension FormWindowController {
  /// Undoes or redoes a change, and brings the focus to it.
  ///
  /// A control of another form, such as one in a ``FormWidget``, has the history of that form.
  func travel(isUndo: Bool, from focused: FormControl?) -> Bool {
    if let focused, !controls.contains(where: { $0 === focused }) {
      return focused.travelInForm(isUndo: isUndo)
    }
    if !isSubmitting { forms.travel(isUndo: isUndo)?.focusChange() }
    return true
  }
}
