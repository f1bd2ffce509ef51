import FormDrafts
import GenericForm

// What happens when a person closes a window.

extension FormWindowController {
  /// Closes the window as its close button does.
  ///
  /// ``onCloseRequest`` may leave it open. While the handler of a submit runs, the window is closed
  /// once it has ended, unless it fails; a second request does not wait. What was typed is asked
  /// about, unless ``asksBeforeClosing`` is false.
  ///
  /// ```swift
  /// window.requestClose()  // closed: nothing was typed
  /// form.username = "mei"
  /// window.requestClose()  // stays open, and asks
  /// ```
  public func requestClose() {
    if Self.prepareToClose([self]) { close() }
  }

  /// Asks once about what was typed in windows that a person closes.
  ///
  /// - Parameter onClosed: Called when the answer has closed the windows that were asked about.
  /// - Returns: Whether there is nothing to wait for, so that the windows can be closed now.
  static func prepareToClose(
    _ windows: [FormWindowController], onClosed: @escaping () -> Void = {}
  ) -> Bool {
    if let question = windows.lazy.compactMap(\.question).first {
      question.present()
      return false
    }
    guard windows.allSatisfy({ $0.isClosed || $0.allowsClosing() }) else { return false }
    let open = windows.filter { !$0.isClosed }
    // A handler may have led to a question itself.
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
      // A draft that cannot be written keeps its window open.
      if answer != .stay, changed.allSatisfy(\.isClosed) { onClosed() }
    }
    for window in changed { window.question = question }
    return false
  }

  /// Whether the program lets the window close; false while it is being asked already.
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

  /// Has the window close once a submit has ended whose handler runs.
  ///
  /// - Returns: False where none runs, or the person does not wait and asks a second time.
  private func waitsForSubmit() -> Bool {
    guard isSubmitting, forms.isHandedOver, !closesAfterSubmit else { return false }
    closesAfterSubmit = true
    showInformation(ValidationMessage.closesAfterSubmit.text)
    return true
  }

  /// Whether something was typed that the window would close away; false while the handler of a
  /// submit runs.
  private var hasChanges: Bool { forms.isDirty && !forms.isHandedOver || hasChangesOfOtherForms }

  /// Whether a draft keeps all that was typed.
  private var canKeepChanges: Bool { keeper?.hasContent == true && !hasChangesOfOtherForms }

  /// Whether something was typed in a form that only a ``FormWidget`` shows.
  private var hasChangesOfOtherForms: Bool {
    let controls = controls
    return window.controls.contains { control in
      guard let form = control.bound.form as? any WindowForm, form.isDirty else { return false }
      return !form.isHandedOver && !controls.contains { $0 === control }
    }
  }

  /// Closes the window, or not, as the person has answered; not where a draft cannot be written.
  func close(with answer: ClosingQuestion.Answer) {
    question = nil
    switch answer {
    case .stay: return
    case .keep:
      if let keeper, !keeper.finish() { return showError(ValidationMessage.draftFailed.text) }
    case .discard: forms.reset()
    }
    close()
  }
}
