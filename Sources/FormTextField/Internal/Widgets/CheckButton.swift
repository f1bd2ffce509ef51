import CGtk

/// A box to tick, with its label.
final class CheckButton: Widget {
  private var button: UnsafeMutablePointer<GtkCheckButton> {
    unsafe object.assumingMemoryBound(to: GtkCheckButton.self)
  }

  init(_ title: String) {
    unsafe super.init(gtk_check_button_new())
    let label = Label(wraps: true)
    label.textWithMnemonic = title
    unsafe gtk_check_button_set_child(button, label.pointer)
    label.labels(self)
  }

  var isChecked: Bool {
    get { unsafe gtk_check_button_get_active(button) != 0 }
    set { unsafe gtk_check_button_set_active(button, newValue ? 1 : 0) }
  }

  func onToggle(_ handler: @escaping () -> Void) {
    unsafe connect(object, "toggled", to: handler)
  }
}
