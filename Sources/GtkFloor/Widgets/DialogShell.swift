/// A shell in which a dialog is shown over a window.
///
/// In a program that uses libadwaita 1.5 or later, it's an ``AdwaitaDialog``; or else a
/// ``DialogWindow``, to which an earlier libadwaita gives its look.
package protocol DialogShell: AnyObject {
  /// All of it.
  var widget: Widget { get }

  /// The title that the user sees.
  var title: String { get }

  /// The button that Enter presses from any field, or `nil` if there is none.
  var defaultButton: Widget? { get set }

  /// Shows the dialog over the window around a widget, which takes no input meanwhile.
  func present(over parent: Widget)

  /// Closes the dialog without a question.
  func close()

  /// Calls `handler` when the user closes the dialog, which stays open.
  func onCloseRequest(_ handler: @escaping () -> Void)

  /// Calls `handler` when the dialog was closed.
  func onClose(_ handler: @escaping () -> Void)
}

/// Makes the shell of a dialog with a title, buttons beside it, and a content.
package func makeDialogShell(title: String, bar: HeaderBar, content: Widget) -> any DialogShell {
  AdwaitaDialog(title: title, bar: bar, content: content)
    ?? DialogWindow(title: title, bar: bar, content: content)
}
