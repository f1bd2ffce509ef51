public import GenericForm

// What a program can do with a control.

extension FormControl {
  /// Whether the person can change the value.
  public final var isEditable: Bool {
    get { frame.editor.isEditable }
    set { frame.editor.isEditable = newValue }
  }

  /// Gives the keyboard focus to the editor, and brings it into view: stacks around the control
  /// turn to it, and sections open.
  public final func focus() {
    reveal()
    frame.editor.focus()
  }

  /// Validates the value and shows its errors, whatever the timing.
  public final func performValidation() {
    let before = bound.status.shownErrors
    bound.validate()
    // A change of what is shown was rendered, which emits the signal by itself.
    if bound.status.shownErrors == before { emitValidated(before.isEmpty) }
  }

  /// Shows an error that only the program knows, such as a name that is taken, until the value
  /// changes.
  public final func setError(_ message: ValidationMessage) {
    bound.setError(message)
  }

  /// Calls `handler` after every change of the value, by the person or by the program.
  public final func onChange(_ handler: @escaping () -> Void) {
    handlers.onChange.append(handler)
  }

  /// Calls `handler` when the person stops changing the value: after a pause, or on leaving.
  public final func onPause(
    _ duration: Duration = .milliseconds(500), _ handler: @escaping () -> Void
  ) {
    handlers.addPause(duration, handler)
  }

  /// Calls `handler` when the control gets the keyboard focus.
  public final func onFocus(_ handler: @escaping () -> Void) {
    handlers.onFocus.append(handler)
  }

  /// Calls `handler` when the keyboard focus goes elsewhere in the window, after the validation.
  public final func onLeave(_ handler: @escaping () -> Void) {
    handlers.onLeave.append(handler)
  }

  /// Calls `handler` each time the result of a validation is shown, with whether there is no error.
  public final func onValidated(_ handler: @escaping (_ isValid: Bool) -> Void) {
    connectSignal(withFlag: "validated", to: handler)
  }
}
