import CGtk

/// A box to tick, with its label.
final class CheckButton: Widget, FormEditor {
  private let label = Label(wraps: true)

  private var button: UnsafeMutablePointer<GtkCheckButton> {
    unsafe object.assumingMemoryBound(to: GtkCheckButton.self)
  }

  init(_ title: String = "") {
    unsafe super.init(gtk_check_button_new())
    unsafe gtk_check_button_set_child(button, label.pointer)
    label.labels(self)
    setTitle(title)
    unsafe connect(object, "toggled") { [weak self] in self?.onChange() }
    submitOnEnter()
  }

  /// Enter presses the default button of the window, as in a text field; the space bar ticks the box.
  private func submitOnEnter() {
    let shortcuts = unsafe gtk_shortcut_controller_new()
    unsafe gtk_event_controller_set_propagation_phase(shortcuts, GTK_PHASE_CAPTURE)
    unsafe gtk_shortcut_controller_add_shortcut(
      shortcuts,
      gtk_shortcut_new(
        gtk_shortcut_trigger_parse_string("Return|KP_Enter|ISO_Enter"),
        gtk_named_action_new("default.activate")))
    unsafe gtk_widget_add_controller(pointer, shortcuts)
  }

  var onChange: () -> Void = {}

  var widget: WidgetPointer { unsafe pointer }

  var value: Bool {
    get { unsafe gtk_check_button_get_active(button) != 0 }
    set { unsafe gtk_check_button_set_active(button, newValue ? 1 : 0) }
  }

  var includesTitle: Bool { true }

  func setTitle(_ title: String) {
    if title != label.textWithMnemonic { label.textWithMnemonic = title }
  }
}
