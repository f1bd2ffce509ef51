import CGtk

/// Keys that are pressed together.
package enum Shortcut {
  /// The user's name of keys in GTK's notation, such as “Ctrl+H” for `<Control>h`.
  package static func name(of keys: String) -> String {
    var (symbol, modifiers) = (guint(), GdkModifierType(0))
    unsafe gtk_accelerator_parse(keys, &symbol, &modifiers)
    guard let name = unsafe gtk_accelerator_get_label(symbol, modifiers) else { return "" }
    defer { unsafe g_free(name) }
    return unsafe String(cString: name)
  }
}

extension Widget {
  /// Calls `handler` for keys that are pressed in this widget or within it.
  ///
  /// - Parameters:
  ///   - keys: The keys, in GTK's notation, as in `Up` and `<Control>Return|<Control>KP_Enter`.
  ///   - isFirst: Whether it is called before the keys have their usual effect, and not only where
  ///     the part with the focus has no use for them.
  ///   - handler: Returns whether the keys have no other effect.
  package func onKey(_ keys: String, isFirst: Bool = true, _ handler: @escaping () -> Bool) {
    let action = unsafe gtk_callback_action_new(
      { _, _, box in unsafe ClosureBox<() -> Bool>.handler(in: box)?() == true ? 1 : 0 },
      ClosureBox.retained(handler), { box in unsafe releaseClosure(box) })
    unsafe addShortcut(keys, action, isFirst: isFirst)
  }

  /// Enter, or other keys, press the default button of the window.
  package func submit(on keys: String = "Return|KP_Enter|ISO_Enter", isFirst: Bool = true) {
    unsafe addShortcut(keys, gtk_named_action_new("default.activate"), isFirst: isFirst)
  }

  /// Enter presses the default button of the window, from every entry within this widget and from
  /// every other part that has no use for Enter.
  package func submitFromWithin() {
    for entry in descendants(ofType: gtk_text_get_type()) {
      unsafe gtk_text_set_activates_default(UnsafeMutablePointer(entry.opaque), 1)
    }
    submit(isFirst: false)
  }

  private func addShortcut(_ keys: String, _ action: OpaquePointer?, isFirst: Bool) {
    let shortcuts = unsafe gtk_shortcut_controller_new()
    if isFirst { unsafe gtk_event_controller_set_propagation_phase(shortcuts, GTK_PHASE_CAPTURE) }
    unsafe gtk_shortcut_controller_add_shortcut(
      shortcuts, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), action))
    unsafe gtk_widget_add_controller(pointer, shortcuts)
  }
}
