import CGtk

/// A modal window for a dialog, which a screen reader gets as one.
final class DialogWindow: DialogShell {
  private let window: Window
  private let isResizable: Bool

  init(_ window: Window, isResizable: Bool = true) {
    (self.window, self.isResizable) = (window, isResizable)
    window["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_DIALOG.rawValue)
  }

  /// Adopts the window of a question: a screen reader gets an alert, and reads its text when it opens.
  convenience init(question lines: [String], _ window: Window) {
    self.init(window, isResizable: false)
    window["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG.rawValue)
    window.title = lines.first ?? ""
    window.showDescription(lines.dropFirst().joined(separator: "\n"))
  }

  convenience init(title: String, bar: HeaderBar, content: Widget) {
    self.init(Window(title: title))
    window.content = content
    window.setDefaultWidth(460)
    window.setHeaderBar(bar)
  }

  var widget: Widget { window }

  var title: String {
    get { window.title }
    set { window.title = newValue }
  }

  var defaultButton: Widget? {
    get { window.defaultButton }
    set { window.defaultButton = newValue }
  }

  func present(over parent: Widget?) {
    if let parent = parent.flatMap({ Window(around: $0) }) {
      window.stay(above: parent, isResizable: isResizable)
    }
    window.present()
  }

  func close() { window.destroy() }

  /// The close button emits the signal `close-request`, which a form view observes itself.
  func onCloseRequest(_ handler: @escaping () -> Void) {
    window.onKey("Escape", isFirst: false) {
      handler()
      return true
    }
  }

  func onClose(_ handler: @escaping () -> Void) { window.onDestroy(handler) }
}
