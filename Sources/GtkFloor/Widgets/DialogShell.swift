/// The container of a dialog that is shown over a window.
///
/// If the program uses libadwaita 1.5 or later, it's an ``AdwaitaDialog``; otherwise a ``DialogWindow``, which an
/// earlier libadwaita styles.
package protocol DialogShell: AnyObject {
  /// The whole dialog.
  var widget: Widget { get }

  /// The visible title.
  var title: String { get set }

  /// The button that Enter presses from any field, or `nil` if there is none.
  var defaultButton: Widget? { get set }

  /// Shows the dialog over a widget's window, which takes no input in the meantime, or as a window by itself.
  func present(over parent: Widget?)

  /// Closes the dialog without asking.
  func close()

  /// Calls `handler` when the user asks to close the dialog, which stays open.
  func onCloseRequest(_ handler: @escaping () -> Void)

  /// Calls `handler` when the dialog has been closed.
  func onClose(_ handler: @escaping () -> Void)
}

/// Creates a dialog shell with a title, buttons beside it, and content.
package func makeDialogShell(title: String, bar: HeaderBar, content: Widget) -> any DialogShell {
  AdwaitaDialog(title: title, bar: bar, content: content)
    ?? DialogWindow(title: title, bar: bar, content: content)
}
