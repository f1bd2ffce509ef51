import CGtk

/// A check box with its label.
package final class CheckButton: Widget {
  private let label = Label()
  private var changeHandler: gulong = 0

  private var button: UnsafeMutablePointer<GtkCheckButton> {
    unsafe object.assumingMemoryBound(to: GtkCheckButton.self)
  }

  package init(_ title: String = "") {
    unsafe super.init(gtk_check_button_new())
    hideIconsFromScreenReaders()
    // GTK gives screen readers an action for switches and buttons only.
    onAction("toggle", of: "check") { [weak self] in self?.activate() }
    unsafe gtk_check_button_set_child(button, label.pointer)
    label.labels(self)
    setTitle(title)
    unsafe changeHandler = connectSignal(object, "toggled") { [weak self] in self?.onChange() }
    // Enter submits the form, so only the space bar checks the box.
    submit()
  }

  /// Creates a check box whose title has no mnemonic.
  package convenience init(verbatim title: String) {
    self.init()
    label.text = title
    wrapTitle()
  }

  /// Makes this a radio button: only one button of a group is on.
  func join(_ other: CheckButton) {
    unsafe gtk_check_button_set_group(button, other.button)
  }

  /// Called when the user has checked or unchecked the box.
  package var onChange: () -> Void = {}

  package var value: Bool {
    get { unsafe gtk_check_button_get_active(button) != 0 }
    set {
      unsafe silencing(changeHandler, of: object) {
        unsafe gtk_check_button_set_active(button, newValue ? 1 : 0)
      }
    }
  }

  /// Does what the space bar does.
  private func activate() {
    unsafe gtk_widget_activate(pointer)
  }

  package func setTitle(_ title: String) {
    guard title != label.textWithMnemonic else { return }
    label.textWithMnemonic = title
    wrapTitle()
  }

  /// Wraps a title that may not fit beside the box, which is about four letters wide.
  private func wrapTitle() { label.wrapIfLong(beside: 4) }
}
