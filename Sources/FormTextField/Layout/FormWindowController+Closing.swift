import FormDrafts
import GenericForm

// What happens when a person closes a window.

extension FormWindowController {
  /// Closes the window as its close button does.
  ///
  /// ``onCloseRequest`` may leave it open. While the handler of a submit runs, the window is closed
  /// once it has ended, unless it fails; a second request does not wait. What was typed is asked
  /// about, unless ``asksBeforeClosing`` is false.
  public func requestClose() {
    if !staysOpen() { close() }
  }

  /// Handles a request to close; returns whether the window stays open for now.
  func staysOpen() -> Bool {
    guard !isClosed else { return false }
    if let question {
      question.present()
      return true
    }
    guard onCloseRequest() else { return true }
    if waitsForSubmit() { return true }
    forms.cancelSubmit()
    guard asksNow else { return false }
    question = ClosingQuestion(
      closing: [window.title], canKeep: keeper?.hasContent == true, above: window
    ) { [weak self] answer in
      self?.close(with: answer)
    }
    return true
  }

  /// Has the window close once a submit has ended whose handler runs.
  ///
  /// - Returns: False where none runs, or the person does not wait and asks a second time.
  func waitsForSubmit() -> Bool {
    guard isSubmitting, forms.isHandedOver, !closesAfterSubmit else { return false }
    closesAfterSubmit = true
    showInformation(ValidationMessage.closesAfterSubmit.text)
    return true
  }

  /// Whether to ask about what was typed; false while the handler of a submit runs.
  var asksNow: Bool { asksBeforeClosing && forms.isDirty && !forms.isHandedOver }

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
