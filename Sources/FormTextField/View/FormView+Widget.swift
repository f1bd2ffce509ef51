import FormDrafts
import GenericForm

extension FormView {
  /// The class in GObject, registered at first use.
  static let objectClass = WidgetClass(
    "FormView", properties: interfaceProperties,
    signals: [.init("submit", isAction: true), .init("submitted")], actions: ["form.submit"],
    make: { InterfaceElement($0) })

  static var open: [Weak<FormView>] = []

  /// The views that have been shown and not yet closed, in the order they were shown.
  static var openViews: [FormView] { open.compactMap(\.object) }

  /// The window around the view, or `nil` if there is none.
  var window: Window? { Window(around: instance.host) }

  /// The title of the host, or of what shows the view.
  var title: String { host?.title ?? instance.host.titleAround }

  /// Observes keys, the focus, and the window that shows the view.
  func followKeys() {
    let widget = instance.host
    // A popover keeps keys from its window.
    widget.followUndoKeys()
    widget.onAnyKey(isFirst: true) { [weak self] key in self?.keyPressed(key) ?? false }
    widget.connect("map") { [weak self] in self?.followWindow() }
    widget.onKey("Escape", isFirst: false) { [weak self] in
      self?.notices.endSuccess() ?? false
    }
    widget.onFocus(
      enter: { [weak self] in self?.becomeDefault() },
      leave: { [weak self] in self?.resignDefault() })
  }

  private func followWindow() {
    showLanguage()
    askBeforeDialogCloses()
    guard let window, followedWindow != window.address else { return }
    if hasEnded { reportMistake("A form view in “\(title)” was shown before: create another.") }
    followedWindow = window.address
    Self.open.removeAll { $0.object == nil || $0.object === self }
    Self.open.append(Weak(self))
    assignMnemonics()
    becomeDefault()
    Self.followKeys(in: instance.host.dialogAround ?? window)
    Self.follow(window)
    for closing in [window] + window.blockedWindows {
      closing.once(for: "closing") { closing.onCloseRequest(Self.prepareToClose) }
    }
    askAboutPoppedPages()
    followResize()
    Task { [weak self] in self?.focusAtStart() }
  }

  /// Observes the keys in a window or dialog, for all views in it.
  private static func followKeys(in keys: Widget) {
    keys.followUndoKeys()
    // GTK looks for mnemonics in the window first.
    keys.once(for: "mnemonics") {
      keys.onAnyKey(isFirst: true) { key in openViews.contains { $0.keyPressed(key) } }
    }
  }

  /// Observes the focus, the activity and the end of a window, for all views in it.
  private static func follow(_ window: Window) {
    let address = window.address
    func forEachView(_ body: (FormView) -> Void) {
      for view in openViews where view.followedWindow == address { body(view) }
    }
    window.once(for: "views") {
      window.onFocusChange {
        forEachView { view in
          view.showFocusedControl()
          view.followTyping()
        }
      }
      window.onActivityChange { isActive in
        forEachView { view in
          if !isActive { view.keeper?.writeNow() }
          view.followTyping()
        }
      }
      window.onDestroy { forEachView { $0.end() } }
    }
  }

  /// Keeps the focused control in sight, also when a row appears above it.
  func followResize() {
    content.onResize { [weak self] in self?.showFocusedControl() }
  }

  /// Focuses the first field unless something other than a button has the focus, which GTK may have chosen.
  private func focusAtStart() {
    guard let window, !hasEnded else { return }
    // A libadwaita dialog at the bottom of its window moves the focus on when it opens.
    let isMovedOn = wasFocusedEarly && FormControl.lastFocused === firstControl
    wasFocusedEarly = false
    if isMovedOn || !window.hasFocusedWidget || window.focusedImplementation === self { focus() }
  }

  /// Makes Enter press the submit button in the window.
  private func becomeDefault() {
    guard let window, content.hasSubmit, content.submitButton.root != nil else { return }
    if let host { return host.showDefaultButton(content.submitButton, of: self) }
    window.defaultButton = content.submitButton
  }

  /// Gives up the default button once the focus is elsewhere in the window.
  private func resignDefault() {
    guard let window, instance.host.isInActiveWindow, Self.isShared(window) else { return }
    if let host { return host.showDefaultButton(nil, of: self) }
    forgetDefault(of: window)
  }

  private func forgetDefault(of window: Window) {
    if window.defaultButton?.isSame(as: content.submitButton) == true { window.defaultButton = nil }
  }

  /// Indicates whether a window contains more than a single view.
  private static func isShared(_ window: Window) -> Bool {
    window.content.map { !($0.implementation is FormView) } ?? true
  }

  /// Scrolls to the focused control once the layout is complete.
  func showFocusedControl() {
    Task { [weak self] in
      guard let self, let control = window?.focusedImplementation as? FormControl,
        control.widget.isWithin(widget)
      else { return }
      content.show(control)
    }
  }
}

extension FormView: WidgetImplementation {
  /// Text outside a control undoes its own changes.
  package var ownsText: Bool { false }

  package func takeFocus() -> Bool {
    focus()
    return instance.host.hasFocusWithin
  }

  package func moveFocus(_ direction: FocusDirection) -> Bool {
    content.widget.moveFocus(direction)
  }

  package func enterPressed() {
    if content.hasSubmit { return submit() }
    (window?.focusedImplementation as? FormControl)?.performValidation()
  }

  package func activated(_ action: String) { submit() }

  package func leftWindow() {
    // After a popover closes, the window would keep pointers to a freed button and field.
    guard let window else { return }
    forgetDefault(of: window)
    window.clearFocus(in: widget)
  }

  package func willBeDestroyed() { end() }
}
