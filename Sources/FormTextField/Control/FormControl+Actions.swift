public import GenericForm

extension FormControl {
  /// Indicates whether the user can change the value.
  ///
  /// It's also false during a submit, and while the field is disabled or read-only. A value that
  /// you set in the meantime takes effect afterward.
  public final var isEditable: Bool {
    get { frame.display.canEdit }
    set { frame.content.isEditable = newValue }
  }

  /// Moves the keyboard focus to the editor and brings it into view, opening its page and sections.
  public final func focus() {
    Self.lastFocused = self
    reveal()
    frame.editor.focus()
  }

  /// Shows the control's page in every stack around it, and expands every section.
  final func reveal() {
    instance.host.revealInStacks()
    for group in groups { group.reveal() }
  }

  /// Validates the value and shows its errors, regardless of the timing.
  public final func performValidation() {
    finishInput()
    Self.performValidation(of: [self]) { bound.validate() }
  }

  /// Validates the values of controls with `validation`, and emits `validated` for each.
  static func performValidation<Result>(
    of controls: [FormControl], by validation: () -> Result
  ) -> Result {
    let before = controls.map(\.bound.status.shownErrors)
    let result = validation()
    // Rendering has already emitted the signal for a change.
    for (control, before) in zip(controls, before)
    where control.bound.status.shownErrors == before { control.emitValidated(before.isEmpty) }
    return result
  }

  /// Shows an error that only the program knows, such as a taken name, until the value changes.
  public final func setError(_ message: ValidationMessage) {
    bound.setError(message)
  }

  /// Calls `handler` after every change of the value, by the user or by the program.
  public final func onChange(_ handler: @escaping () -> Void) {
    handlers.onChange.append(handler)
  }

  /// Calls `handler` when the user stops changing the value: after a pause, or on leaving.
  public final func onPause(
    _ duration: Duration = .milliseconds(500), _ handler: @escaping () -> Void
  ) {
    handlers.addPause(duration, handler)
  }

  /// Calls `handler` when the control gets the keyboard focus, once the focus has moved.
  ///
  /// Moving the focus within the control doesn't count.
  public final func onFocus(_ handler: @escaping () -> Void) {
    handlers.onFocus.append(handler)
  }

  /// Calls `handler` when the focus moves elsewhere in the window, after the validation.
  ///
  /// Moving to another part of the control, such as from date to time in a ``FormDateTimeField``, or to a popover
  /// doesn't count. The focus has already moved, so the handler may remove the control with its row, or close the
  /// window.
  public final func onLeave(_ handler: @escaping () -> Void) {
    handlers.onLeave.append(handler)
  }

  /// Calls `handler` whenever a validation result is shown.
  public final func onValidated(_ handler: @escaping (_ isValid: Bool) -> Void) {
    instance.host.connect(
      "validated",
      answering: { arguments in
        handler(arguments.flag(0))
        return true
      })
  }
}
