import GenericForm

extension FormControl {
  /// Binds an editor to a field, replacing any previous ones.
  final func bind<Editor: FormEditor>(_ field: Field<Editor.Value>, to editor: Editor) {
    bound = field.live
    enterText = field.enter(text:)
    readAgain = { [weak editor] in if let editor { field.setWithoutStep(editor.value) } }
    let entering = Entering<Editor.Value>()
    editor.onChange = { [weak self, weak editor] in
      guard let editor else { return }
      let value = editor.value
      guard value != field.value else { return }
      if field.form == nil { self?.reportMissingForm() }
      entering.value = .some(value)
      defer { entering.value = nil }
      // Changes made by your handlers belong to the same undo step.
      field.asOneStep {
        field.value = value
        if editor.isChoice { field.leave() }
        self?.handlers.edited()
        self?.handlers.changed()
      }
    }
    let show: @MainActor () -> Void = { [weak self, weak editor] in
      guard let self, let editor else { return }
      let isNew = (entering.value ?? editor.value) != field.value
      if isNew {
        entering.value = nil
        editor.hideSecret()
        editor.value = field.value
      }
      render(field.status)
      if isNew { handlers.changed() }
    }
    observation = field.observe(show)
    show()
  }

  /// Reports that input is lost because the control's form was released.
  private func reportMissingForm() {
    reportMistake("The form of “\(name)” was released: keep it while its window is open.")
  }

  /// Calls `bind` to bind the editor to another field, and moves the focus to that field if the control has it.
  final func rebind(to field: AnyField, bind: () -> Void) {
    // Once the focus has left the old field, its status no longer concerns this control.
    observation = nil
    if handlers.isFocused {
      bound.leave()
      field.focus()
    }
    bind()
  }

  private func render(_ status: FieldStatus) {
    let before = frame.content.status
    draw { content in
      guard status != before else { return }
      // The number of errors isn't read once more when this one is corrected.
      if status.shownErrors != before?.shownErrors { content.news = "" }
      (content.status, content.name) = (status, label)
    }
    guard let before, status != before else { return }
    if status.hasShownError != before.hasShownError || status.isIncluded != before.isIncluded {
      notifyGroups()
    }
    if status.errors != before.errors { notify("messages") }
    if status.isValid != before.isValid { notify("is-valid") }
    if status.shownErrors != before.shownErrors { emitValidated(!status.hasShownError) }
  }

  /// Observes the keyboard focus entering or leaving the control and its popovers.
  ///
  /// If the window only becomes inactive, the focus hasn't left the control.
  final func followFocus() {
    instance.host.onFocus(
      enter: { [weak self] in self?.focused() },
      leave: { [weak self] in if let self, instance.host.isInActiveWindow { left() } })
  }

  /// Handles the keyboard focus entering the control.
  ///
  /// Does nothing if the control already has the focus, for example when its window becomes active again.
  final func focused() {
    afterFocusMove { control in
      guard !control.handlers.isFocused else { return }
      control.instance.host.root?.followUndoKeys()
      control.bound.focus()
      control.handlers.focused()
    }
  }

  /// Handles the focus moving elsewhere in the window.
  final func left() {
    guard !Widget.isRearranging else { return }
    afterFocusMove { control in
      control.bound.leave()
      control.handlers.left()
    }
  }

  /// Handles the control's removal from its window: a field that lives on loses its focus.
  ///
  /// A standalone control's field needs nothing, as no other control shows it.
  package final func leftWindow() {
    guard handlers.isFocused, !Widget.isRearranging else { return }
    handlers.isFocused = false
    if standaloneForm == nil { bound.leave() }
  }

  /// Releases the field and every handler, before the widget is destroyed.
  package final func willBeDestroyed() {
    leftWindow()
    observation = nil
    handlers = ControlHandlers()
  }
}

/// The value being entered, cached because the editor already shows it.
private final class Entering<Value> {
  var value: Value?
}
