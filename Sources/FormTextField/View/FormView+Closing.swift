import FormDrafts
import GenericForm

extension FormView {
  /// Closes the host as its close button does.
  ///
  /// - If the host's ``FormHost/mayClose()`` returns false, it stays open.
  /// - While a submit handler is running, closing waits until it succeeds. A second request closes the host
  ///   immediately.
  /// - If there are changes that no other view shows, one question covers all forms that close with the host, and
  ///   “Keep Editing” keeps all of them. A view whose ``asksBeforeClosing`` is false isn't asked about.
  ///
  /// ```swift
  /// view.requestClose()  // closes: nothing was typed
  /// form.username = "mei"
  /// view.requestClose()  // stays open, and asks
  /// ```
  public func requestClose() {
    // The window or dialog around a view without a host asks by itself.
    guard closingContainer != nil else { return instance.host.closeContainer() }
    let views = { [weak self] in self?.closingViews ?? [] }
    Self.requestClose(of: views) { [weak self] in self?.close() }
  }

  /// The views that close with this one, which may not have been shown yet.
  private var closingViews: [FormView] {
    let views = closingContainer.map(Self.views(closedWith:)) ?? []
    return hasEnded || views.contains { $0 === self } ? views : views + [self]
  }

  /// The container that ``close()`` closes, or `nil` if it's a window or dialog that asks by itself.
  ///
  /// For a host whose container isn't known, it's the view's widget.
  private var closingContainer: Widget? {
    guard let host else { return instance.host.popoverOrPage }
    return (host as? any ContainerHost)?.container ?? widget
  }

  /// Closes the host without asking.
  func close() {
    let wasSettled = isSettled
    isSettled = true
    if let host { host.close() } else { instance.host.closeContainer() }
    isSettled = wasSettled
  }

  private static func views(closedWith container: Widget) -> [FormView] {
    openViews.filter { $0.widget.closes(with: container) }
  }

  /// Asks once about the changes in a window that the user is closing, and in dialogs above it.
  ///
  /// - Returns: True if the window can be closed now.
  static func prepareToClose(_ closing: Window) -> Bool {
    prepareToClose({ views(closedWith: closing) }) { closing.requestClose() }
  }

  /// Closes views after asking once about the changes in all of them.
  private static func requestClose(
    of findViews: @escaping () -> [FormView], by close: @escaping () -> Void
  ) {
    if prepareToClose(findViews, by: close) { close() }
  }

  /// Asks before the libadwaita dialog around a view without a host closes, as a window does.
  func askBeforeDialogCloses() {
    guard host == nil else { return }
    instance.host.onDialogCloseRequest { dialog in
      guard let view = Self.views(closedWith: dialog).first else {
        return dialog.forceCloseDialog()
      }
      // The question doesn't keep the dialog alive.
      let container = { [weak view] in view?.instance.host.dialogAround }
      let views = { container().map(Self.views(closedWith:)) ?? [] }
      Self.requestClose(of: views) { container()?.forceCloseDialog() }
    }
  }

  /// Asks about changes on libadwaita pages that the user has left, and shows the pages again below the question.
  func askAboutPoppedPages() {
    instance.host.onPagesPopped { popped in
      let views = {
        Self.openViews.filter { view in popped.pages.contains(where: view.widget.isWithin) }
      }
      for view in views() { view.finishInput() }
      guard popped.canPop, views().contains(where: \.needsAnswer) else {
        Self.cancelSubmits(of: views())
        for view in views() { view.closesAfterSubmit = false }
        return
      }
      popped.pushAgain()
      Self.requestClose(of: views, by: popped.popAgain)
    }
  }

  /// Asks once about the changes in all views that the user is closing.
  ///
  /// - Parameters:
  ///   - findViews: Returns the views. If more have changes by the time the user answers, the question is asked again.
  ///   - close: Closes the views, if the user's answer allows it.
  /// - Returns: True if you can close the views now, because there is nothing to ask or wait for.
  static func prepareToClose(
    _ findViews: @escaping () -> [FormView], by close: @escaping () -> Void
  ) -> Bool {
    let views = findViews()
    if let question = views.lazy.compactMap(\.question).first {
      question.present()
      return false
    }
    guard views.allSatisfy({ $0.hasEnded || $0.hostMayClose() }) else { return false }
    let open = views.filter { !$0.hasEnded }
    for view in open { view.finishInput() }
    // A handler may itself have opened a question.
    guard open.allSatisfy({ $0.question == nil }) else { return false }
    let submitting = open.filter { $0.postponeClosing() }
    guard submitting.isEmpty else { return false }
    cancelSubmits(of: open)
    let changed = changedViews(of: open)
    guard let window = changed.lazy.compactMap(\.window).last else { return true }
    // Weak, so that the question doesn't keep a dropped view alive.
    let asked = changed.map(Weak.init)
    let showPopovers = changed.map { $0.hidePopover() }
    let question = ClosingQuestion(
      closing: titles(of: changed), canKeep: changed.allSatisfy(\.canKeepChanges), above: window
    ) { answer in
      let asked = asked.compactMap(\.object)
      for view in asked { view.question = nil }
      if answer == .stay { return showPopovers.forEach { $0() } }
      let others = changedViews(of: findViews()).filter { view in !asked.contains { $0 === view } }
      if others.isEmpty {
        settle(asked, by: answer, close)
      } else {
        requestClose(of: findViews, by: close)
      }
    }
    for view in changed { view.question = question }
    return false
  }

  /// Carries out the user's answer in all views, and closes them unless a draft can't be written.
  private static func settle(
    _ views: [FormView], by answer: ClosingQuestion.Answer, _ close: () -> Void
  ) {
    for view in views { view.settle(answer) }
    if views.allSatisfy(\.isSettled) { close() }
    for view in views { view.isSettled = false }
  }

  /// Returns the views whose changes would be lost if all of these closed.
  private static func changedViews(of views: [FormView]) -> [FormView] {
    let staying = openViews(except: views)
    return views.filter { view in
      view.needsAnswer && !staying.contains { $0.forms.showsForm(of: view.forms) }
    }
  }

  private static func openViews(except views: [FormView]) -> [FormView] {
    openViews.filter { other in !views.contains { $0 === other } }
  }

  /// Cancels the views' submits that still wait for checks, unless a view that stays open submits the same form.
  static func cancelSubmits(of views: [FormView]) {
    let submitting = openViews(except: views).filter(\.isSubmitting)
    for view in views where !submitting.contains(where: { $0.forms.showsForm(of: view.forms) }) {
      view.forms.cancelSubmit()
    }
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
  private func postponeClosing() -> Bool {
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
