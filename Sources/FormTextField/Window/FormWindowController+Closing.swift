import FormDrafts
import GenericForm

// Closing a window that may have changes.

extension FormWindowController {
  /// Closes the window as its close button does.
  ///
  /// - If ``onCloseRequest`` returns false, the window stays open.
  /// - While the handler of a submit runs, the window waits until it has succeeded. A second
  ///   request closes the window at once.
  /// - If there are changes, the window asks first, unless ``asksBeforeClosing`` is false.
  ///
  /// ```swift
  /// window.requestClose()  // closes: nothing was typed
  /// form.username = "mei"
  /// window.requestClose()  // stays open, and asks
  /// ```
  public func requestClose() {
    if Self.prepareToClose([self]) { close() }
  }

  /// Asks once about the changes in all windows that the user closes.
  ///
  /// - Parameter onClosed: Called when the answer has closed the windows that were asked about.
  /// - Returns: True if the windows can be closed now, because there is nothing to ask or wait for.
  static func prepareToClose(
    _ windows: [FormWindowController], onClosed: @escaping () -> Void = {}
  ) -> Bool {
    if let question = windows.lazy.compactMap(\.question).first {
      question.present()
      return false
    }
    guard windows.allSatisfy({ $0.isClosed || $0.allowsClosing() }) else { return false }
    let open = windows.filter { !$0.isClosed }
    // A handler may itself have opened a question.
    guard open.allSatisfy({ $0.question == nil }) else { return false }
    guard open.filter({ $0.waitsForSubmit() }).isEmpty else { return false }
    for window in open { window.forms.cancelSubmit() }
    let changed = open.filter { $0.asksBeforeClosing && $0.hasChanges }
    guard let front = changed.last else { return true }
    let question = ClosingQuestion(
      closing: changed.map(\.window.title), canKeep: changed.allSatisfy(\.canKeepChanges),
      above: front.window
    ) { answer in
      for window in changed { window.close(with: answer) }
      // A window whose draft can't be written stays open.
      if answer != .stay, changed.allSatisfy(\.isClosed) { onClosed() }
    }
    for window in changed { window.question = question }
    return false
  }

  /// Returns whether ``onCloseRequest`` lets the window close; false during such a call.
  private func allowsClosing() -> Bool {
    guard !isAskedToClose else { return false }
    isAskedToClose = true
    let allows = onCloseRequest()
    isAskedToClose = false
    if !Self.shown.contains(where: \.isAskedToClose), let next = Self.afterAsking {
      Self.afterAsking = nil
      next()
    }
    return allows
  }

  /// Postpones closing until the running submit has ended.
  ///
  /// - Returns: False if no submit is running, or if this is the user's second request.
  private func waitsForSubmit() -> Bool {
    guard isSubmitting, forms.isHandedOver, !closesAfterSubmit else { return false }
    closesAfterSubmit = true
    showInformation(ControlMessage.`closing.submitting`.text)
    return true
  }

  /// Indicates whether closing would lose changes; false while the handler of a submit runs.
  private var hasChanges: Bool { forms.isDirty && !forms.isHandedOver || hasChangesOfOtherForms }

  /// Indicates whether a draft keeps all changes.
  private var canKeepChanges: Bool { keeper?.hasContent == true && !hasChangesOfOtherForms }

  /// Indicates whether a form that only a ``FormWidget`` shows has changes.
  private var hasChangesOfOtherForms: Bool {
    let controls = controls
    return window.controls.contains { control in
      guard let form = control.bound.form as? any WindowForm, form.isDirty else { return false }
      return !form.isHandedOver && !controls.contains { $0 === control }
    }
  }

  /// Does what the user has answered; the window stays open if its draft can't be written.
  func close(with answer: ClosingQuestion.Answer) {
    question = nil
    switch answer {
    case .stay: return
    case .keep:
      if let keeper, !keeper.finish() { return showError(ControlMessage.`draft.failed`.text) }
    case .discard: forms.reset()
    }
    close()
  }
}
