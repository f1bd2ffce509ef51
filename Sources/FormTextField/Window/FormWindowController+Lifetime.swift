import FormDrafts

// From the moment a window is shown until it is released.

extension FormWindowController {
  /// Shows the window in front of the others, unless it was closed before.
  public func present() {
    guard !isClosed else { return }
    window.present()
    firstControl?.focus()
  }

  /// Closes the window without a question.
  ///
  /// What was typed stays in the draft, if there is one. To discard it, reset the form first.
  public func close() {
    guard !isClosed else { return }
    window.destroy()
    didClose()
  }

  /// Calls `handler` once the window is closed, by the user or by the program.
  public func onClose(_ handler: @escaping () -> Void) {
    closeHandlers.append(handler)
  }

  func didShow() {
    guard !Self.shown.contains(where: { $0 === self }) else { return }
    Self.shown.append(self)
    Application.running?.add(window)
    assignMnemonics()
  }

  func didClose() {
    guard !isClosed else { return }
    isClosed = true
    question = nil
    // A submit that succeeds removes the draft.
    if isSubmitting, forms.isHandedOver { keeper?.finish() } else { keeper?.end() }
    submission?.cancel()
    forms.cancelSubmit()
    let handlers = closeHandlers
    closeHandlers = []
    for handler in handlers { handler() }
    Self.shown.removeAll { $0 === self }
    if !isSubmitting { release() }
  }

  /// Releases everything that may hold this controller: the handlers of the forms and controls.
  func release() {
    forms.release()
    window.clearFocus()
    for element in elements { content.remove(element) }
    elements = []
  }
}
