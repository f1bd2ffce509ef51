import GenericForm

extension FormView {
  /// Shows a window that lists the keyboard shortcuts of the form and the window around it.
  ///
  /// If that's a ``FormWindowController``, its keys and those of its menu are included.
  ///
  /// ```swift
  /// let shortcuts = MenuItem("_Keyboard Shortcuts", key: "<Control>question") { [weak view] in
  ///   view?.showShortcuts(adding: ["Play": "<Control>p"])
  /// }
  /// let window = FormWindowController("Recording", view, menu: [shortcuts])
  /// ```
  ///
  /// - Parameter others: Your own titles and keys, in GTK's notation such as `<Control>p`.
  public func showShortcuts(adding others: KeyValuePairs<String, String> = [:]) {
    let list = FormView(Form(()) {}, applying: { _ in }) { [weak self] in
      for (title, key) in self?.shortcuts(adding: others) ?? [] {
        FormReadOnlyRow(title, text: key)
      }
    }
    let controller = FormWindowController(ControlMessage.`shortcuts.window`.text, list)
    controller.widget.onKey("Escape", isFirst: false) { [weak controller] in
      controller?.close()
      return true
    }
    if let window { controller.window.stay(above: window) }
    controller.present()
    // GTK selects the text of the first row, which has the focus.
    controller.widget.clearFocus()
  }

  /// Returns titles and the user's names of keys; each key is listed once.
  func shortcuts(adding others: KeyValuePairs<String, String>) -> [(title: String, key: String)] {
    var all: [(title: String, key: String)] = []
    func add(_ title: String, _ keys: String) {
      let key = Shortcut.name(of: keys)
      if !all.contains(where: { $0.key == key }) { all.append((title, key)) }
    }
    func add(_ message: ControlMessage, _ keys: String) { add(message.text, keys) }
    if content.hasSubmit, returnAction == .submit {
      add(withoutMnemonic(content.submitButton.textWithMnemonic), "Return")
    }
    add(.`shortcuts.undo`, "<Control>z")
    add(.`shortcuts.redo`, "<Control><Shift>z")
    if controls.contains(where: { $0 is FormPasswordField }) {
      add(.`shortcuts.reveal`, "<Control>h")
    }
    for (title, keys) in others { add(title, keys) }
    if let controller = host as? FormWindowController {
      if let menu = controller.menuButton {
        for (title, keys) in menu.keys { add(title, keys) }
        add(.`shortcuts.menu`, "F10")
      }
      add(.`shortcuts.close`, "<Control>w")
    }
    if Application.running != nil { add(.`shortcuts.quit`, "<Control>q") }
    return all
  }
}
