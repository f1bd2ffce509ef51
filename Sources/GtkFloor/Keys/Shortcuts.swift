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
  /// Calls `handler` for keys pressed in this widget or within it.
  ///
  /// ```swift
  /// let box = Entry()
  /// box.onKey("Left|KP_Left") { [weak box] in box?.value.isEmpty ?? false }
  /// ```
  ///
  /// - Parameters:
  ///   - keys: The keys in GTK's notation, such as `Up` or `<Control>Return|<Control>KP_Enter`.
  ///   - isFirst: Indicates whether the handler comes before the keys' usual effect; if false, it's called only for
  ///     keys that the focused widget doesn't use.
  ///   - handler: Returns true to suppress the keys' usual effect.
  public func onKey(_ keys: String, isFirst: Bool = true, _ handler: @escaping () -> Bool) {
    let action = unsafe gtk_callback_action_new(
      { _, _, box in unsafe ClosureBox<() -> Bool>.handler(in: box)?() == true ? 1 : 0 },
      ClosureBox.retained(handler), { box in unsafe releaseClosure(box) })
    unsafe addShortcut(keys, action, isFirst: isFirst)
  }

  /// Makes Enter, or other keys, press the window's default button.
  package func submit(on keys: String = "Return|KP_Enter|ISO_Enter", isFirst: Bool = true) {
    unsafe addShortcut(keys, gtk_named_action_new("default.activate"), isFirst: isFirst)
  }

  /// Makes Enter press the window's default button from every entry within this widget, and from every other part
  /// that doesn't use Enter.
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
