import GenericForm

// What happens when a person closes a window.

extension FormWindowController {
  /// Closes the window as its close button does.
  ///
  /// ``onCloseRequest`` may leave it open. While the handler of a submit runs, the window is closed
  /// once it has ended, unless it fails; a second request does not wait. What was typed is asked about, unless
  /// ``asksBeforeClosing`` is false.
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
    guard letsClose() else { return true }
    guard asksNow else { return false }
    question = ClosingQuestion(
      closing: [window.title], canKeep: keeper != nil, above: window
    ) { [weak self] answer in
      self?.close(with: answer)
    }
    return true
  }

  /// Whether neither the program nor a submit leaves the window open; a submit that can be ended is.
  func letsClose() -> Bool {
    guard onCloseRequest() else { return false }
    if forms.isHandedOver, !closesAfterSubmit {
      closesAfterSubmit = true
      showInformation(ValidationMessage.closesAfterSubmit.text)
      return false
    }
    forms.cancelSubmit()
    return true
  }

  /// Whether there is something to ask about; not of a window that is closed without waiting.
  var asksNow: Bool { asksBeforeClosing && forms.isDirty && !forms.isHandedOver }

  /// Closes the window, or not, as the person has answered.
  func close(with answer: ClosingQuestion.Answer) {
    question = nil
    switch answer {
    case .stay: return
    case .keep: break
    case .discard: forms.reset()
    }
    close()
  }
}
