public import GenericForm

// What a program can do with a control.

extension FormControl {
  /// Whether the person can change the value; nobody can during a submit of the window.
  ///
  /// A value that is set during a submit applies after it.
  public final var isEditable: Bool {
    get { frame.editor.isEditable }
    set {
      if isEditableAfterSubmit == nil {
        frame.editor.isEditable = newValue
      } else {
        isEditableAfterSubmit = newValue
      }
    }
  }

  /// Keeps the person from changing the value during a submit, or ends that.
  final func setLocked(_ isLocked: Bool) {
    if isLocked, isEditableAfterSubmit == nil {
      isEditableAfterSubmit = isEditable
      frame.editor.isEditable = false
    } else if !isLocked, let isEditableAfterSubmit {
      self.isEditableAfterSubmit = nil
      isEditable = isEditableAfterSubmit
    }
  }

  /// Gives the keyboard focus to the editor, and brings it into view: stacks around the control
  /// turn to it, and sections open.
  public final func focus() {
    reveal()
    frame.editor.focus()
  }

  /// Validates the value and shows its errors, whatever the timing.
  public final func performValidation() {
    Self.performValidation(of: [self]) { bound.validate() }
  }

  /// Has `validation` validate the values of controls, and notifies of the result of each.
  static func performValidation<Result>(
    of controls: [FormControl], by validation: () -> Result
  ) -> Result {
    let before = controls.map(\.bound.status.shownErrors)
    let result = validation()
    // A change of what is shown was rendered, which emits the signal by itself.
    for (control, before) in zip(controls, before)
    where control.bound.status.shownErrors == before { control.emitValidated(before.isEmpty) }
    return result
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

  /// Calls `handler` when the control gets the keyboard focus, once the focus has moved.
  ///
  /// A focus that moves within the control doesn't count.
  public final func onFocus(_ handler: @escaping () -> Void) {
    handlers.onFocus.append(handler)
  }

  /// Calls `handler` when the keyboard focus goes elsewhere in the window, after the validation.
  ///
  /// The parts of a control, such as the date and the time of a ``FormDateTimeField``, and its
  /// popovers aren't elsewhere. The focus has moved by then, so the handler may remove the control
  /// with its row, or close the window.
  public final func onLeave(_ handler: @escaping () -> Void) {
    handlers.onLeave.append(handler)
  }

  /// Calls `handler` each time the result of a validation is shown, with whether there is no error.
  public final func onValidated(_ handler: @escaping (_ isValid: Bool) -> Void) {
    connectSignal(withFlag: "validated", to: handler)
  }
}
