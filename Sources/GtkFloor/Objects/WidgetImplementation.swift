/// A Swift object that implements a widget of a ``WidgetClass``, and what GTK asks of it.
@MainActor package protocol WidgetImplementation: AnyObject {
  /// Indicates whether texts within the widget are its own, and with them their undo.
  var ownsText: Bool { get }

  /// Moves the keyboard focus into the widget; returns whether it's there.
  func takeFocus() -> Bool

  /// Moves the keyboard focus within the widget; returns false where it leaves it.
  func moveFocus(_ direction: FocusDirection) -> Bool

  /// Records that Enter was pressed in the widget.
  func enterPressed()

  /// Records that an action of the widget's class was activated.
  func activated(_ action: String)

  /// Records that the widget is taken out of its window.
  func leftWindow()

  /// Releases what the object holds, before the widget is destroyed.
  func willBeDestroyed()
}

extension WidgetImplementation {
  package func activated(_ action: String) {}
}
