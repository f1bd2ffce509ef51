import FormDrafts
import GenericForm

extension FormView {
  /// Closes the host as its close button does.
  ///
  /// - If the host's ``FormHost/mayClose()`` returns false, it stays open.
  /// - While a submit handler is running, closing waits until it succeeds. A second request closes the host
  ///   immediately.
  /// - If there are changes that no other view shows, the view asks first, unless ``asksBeforeClosing`` is false.
  ///
  /// ```swift
  /// view.requestClose()  // closes: nothing was typed
  /// form.username = "mei"
  /// view.requestClose()  // stays open, and asks
  /// ```
  public func requestClose() {
    let closing = (host as? any WindowHost)?.window
    if closing.map(Self.prepareToClose) ?? Self.prepareToClose([self]) { close() }
  }

  /// Closes the host without asking.
  func close() {
    let wasSettled = isSettled
    isSettled = true
    if let host { host.close() } else { instance.host.closeContainer() }
    isSettled = wasSettled
  }

  /// Asks once about the changes in all views of a window that the user is closing, and of the dialogs above it.
  ///
  /// - Returns: True if the window can be closed now.
  static func prepareToClose(_ closing: Window) -> Bool {
    let views = openViews.filter { view in
      guard let window = view.window else { return false }
      return ([window] + window.blockedWindows).contains { $0.isSame(as: closing) }
    }
    return prepareToClose(views) { closing.requestClose() }
  }

  /// Asks before the libadwaita dialog around a view without a host closes, as a window does.
  func followDialog() {
    guard host == nil else { return }
    instance.host.onDialogCloseRequest { dialog in
      let views = Self.openViews.filter { $0.widget.isWithin(dialog) }
      if Self.prepareToClose(views) { dialog.forceCloseDialog() }
    }
  }

  /// Shows the libadwaita page around the view again if the user has left it with changes, and asks about them.
  func followPage() {
    instance.host.onNavigationPageLeft { page in
      let views = Self.openViews.filter { $0.widget.isWithin(page) }
      for view in views { view.finishInput() }
      guard views.contains(where: \.needsAnswer) else { return nil }
      return { if Self.prepareToClose(views) { views.first?.close() } }
    }
  }

  /// Asks once about the changes in all views that the user is closing.
  ///
  /// - Parameter onClosed: Called after the user's answer has closed the views.
  /// - Returns: True if the views can be closed now, because there is nothing to ask or wait for.
  package static func prepareToClose(
    _ views: [FormView], onClosed: @escaping () -> Void = {}
  ) -> Bool {
    if let question = views.lazy.compactMap(\.question).first {
      question.present()
      return false
    }
    guard views.allSatisfy({ $0.hasEnded || $0.hostMayClose() }) else { return false }
    let open = views.filter { !$0.hasEnded }
    for view in open { view.finishInput() }
    // A handler may itself have opened a question.
    guard open.allSatisfy({ $0.question == nil }) else { return false }
    guard open.filter({ $0.waitsForSubmit() }).isEmpty else { return false }
    let staying = openViews.filter { other in !views.contains { $0 === other } }
    for view in open { view.cancelSubmit(unlessStartedBy: staying) }
    let changed = open.filter { view in
      view.needsAnswer
        && !staying.contains { $0.forms.showsForm(of: view.forms) }
    }
    guard let window = changed.lazy.compactMap(\.window).last else { return true }
    // Weak, so that the question doesn't keep a dropped view alive.
    let asked = changed.map(Weak.init)
    let showPopovers = changed.map { $0.hidePopover() }
    let question = ClosingQuestion(
      closing: titles(of: changed), canKeep: changed.allSatisfy(\.canKeepChanges), above: window
    ) { answer in
      if answer == .stay { for show in showPopovers { show() } }
      let remaining = asked.compactMap(\.object)
      for view in remaining { view.settle(answer) }
      let settled = remaining.filter(\.isSettled)
      for view in settled { view.close() }
      // A view whose draft can't be written stays open.
      if settled.count == remaining.count { onClosed() }
      for view in settled { view.isSettled = false }
    }
    for view in changed { view.question = question }
    return false
  }

  /// Cancels a submit that waits for checks, unless one of the views that stay open has started it.
  func cancelSubmit(unlessStartedBy staying: [FormView]) {
    let isOthers = staying.contains { $0.isSubmitting && $0.forms.showsForm(of: forms) }
    if !isOthers { forms.cancelSubmit() }
  }

  /// Hides the popover around the view, which would cover a question; returns a closure that shows it again.
  private func hidePopover() -> () -> Void {
    guard let popover = instance.host.popoverAround, popover.isMapped else { return {} }
    let focused = window?.focusedImplementation as? FormControl
    popover.popDown()
    return { [weak self, weak focused] in
      self?.instance.host.popoverAround?.popUp()
      focused?.focus()
    }
  }

  /// Returns the titles of views, one for each form.
  private static func titles(of views: [FormView]) -> [String] {
    var known: [SubmittableForms] = []
    return views.filter { view in
      guard !known.contains(where: { $0.showsForm(of: view.forms) }) else { return false }
      known.append(view.forms)
      return true
    }.map(\.title)
  }

  /// Returns whether the host may close; false during this call.
  private func hostMayClose() -> Bool {
    guard !isAskedToClose else { return false }
    isAskedToClose = true
    let mayClose = host?.mayClose() ?? true
    isAskedToClose = false
    if !Self.openViews.contains(where: \.isAskedToClose), let next = Self.afterAsking {
      Self.afterAsking = nil
      next()
    }
    return mayClose
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

  /// Adds the controls' unfinished input to the values, before they are compared or kept as a draft.
  func finishInput() {
    if !isSubmitting { for control in instance.host.controls { control.finishInput() } }
  }

  /// Indicates whether the user decides about the changes before the view closes.
  private var needsAnswer: Bool { asksBeforeClosing && !isSettled && hasChanges }

  /// Indicates whether closing would lose changes; false while a submit handler is running.
  private var hasChanges: Bool { forms.isDirty && !forms.isHandedOver || hasChangesOfOtherForms }

  /// Indicates whether a draft contains all changes.
  private var canKeepChanges: Bool { keeper?.hasContent == true && !hasChangesOfOtherForms }

  /// Indicates whether a form that only a ``FormWidget`` shows has changes.
  private var hasChangesOfOtherForms: Bool {
    let controls = controls
    return instance.host.controls.contains { control in
      guard let form = control.bound.form, form.isDirty else { return false }
      return !form.isHandedOver && !controls.contains { $0 === control }
    }
  }

  /// Carries out the user's answer; if the draft can't be written, the view isn't settled.
  func settle(_ answer: ClosingQuestion.Answer) {
    question = nil
    switch answer {
    case .stay: break
    case .keep:
      isSettled = keeper?.finish() ?? true
      if !isSettled { showError(ControlMessage.`draft.failed`.text) }
    case .discard:
      forms.reset()
      isSettled = true
    }
  }
}
