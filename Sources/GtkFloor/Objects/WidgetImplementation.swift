/// A Swift object that implements a widget of a ``WidgetClass``, and the methods that GTK calls.
@MainActor package protocol WidgetImplementation: AnyObject {
  /// The connection to the widget.
  var instance: WidgetInstance { get }

  /// Indicates whether the widget manages the texts within it, including their undo.
  var ownsText: Bool { get }

  /// Moves the keyboard focus into the widget; returns false if that isn't possible.
  func takeFocus() -> Bool

  /// Moves the keyboard focus within the widget; returns false if the focus leaves it.
  func moveFocus(_ direction: FocusDirection) -> Bool

  /// Called when Enter is pressed in the widget.
  func enterPressed()

  /// Called when an action of the widget's class is activated.
  func activated(_ action: String)

  /// Called when the widget is removed from its window.
  func leftWindow()

  /// Releases the object's resources before the widget is destroyed.
  func willBeDestroyed()
}

extension WidgetImplementation {
  package func activated(_ action: String) {}
}
