import CGtk

/// A key that was pressed.
struct Key {
  /// The symbol, as in `GDK_KEY_Down`.
  let symbol: Int32

  private let modifiers: GdkModifierType

  /// Whether neither Ctrl nor Alt nor Super is held.
  var isPlain: Bool {
    let others =
      GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
      | GDK_META_MASK.rawValue
    return modifiers.rawValue & others == 0
  }

  /// Whether the key is Alt, or pressed with it.
  var isWithAlt: Bool {
    symbol == GDK_KEY_Alt_L || symbol == GDK_KEY_Alt_R
      || modifiers.rawValue & GDK_ALT_MASK.rawValue != 0
  }

  /// The character that the key types; nil for one that types none.
  var character: Character? {
    let scalar = Unicode.Scalar(gdk_keyval_to_unicode(guint(bitPattern: symbol)))
    return scalar.flatMap { $0.value < 0x20 || $0.value == 0x7F ? nil : Character($0) }
  }

  fileprivate init(_ symbol: guint, _ modifiers: GdkModifierType) {
    self.symbol = Int32(bitPattern: symbol)
    self.modifiers = modifiers
  }
}

extension Widget {
  /// Calls `handler` when a key is pressed in the widget or in a part of it.
  ///
  /// - Parameters:
  ///   - isFirst: Whether it is called before the parts of the widget handle the key.
  ///   - handler: Returns whether it handled the key.
  func onAnyKey(isFirst: Bool = false, _ handler: @escaping (Key) -> Bool) {
    guard let controller = unsafe gtk_event_controller_key_new() else { return }
    if isFirst {
      unsafe gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    }
    unsafe connect(
      UnsafeMutableRawPointer(controller),
      keyPressed: { symbol, modifiers in
        handler(Key(symbol, modifiers))
      })
    unsafe gtk_widget_add_controller(pointer, controller)
  }
}

extension Widget {
  /// Does what the mnemonic of the widget's label does.
  func activateAsByMnemonic() {
    unsafe gtk_widget_mnemonic_activate(pointer, 0)
  }

  /// Calls `handler` when the widget is clicked.
  func onPointerClick(_ handler: @escaping () -> Void) {
    guard let gesture = unsafe gtk_gesture_click_new() else { return }
    unsafe connect(UnsafeMutableRawPointer(gesture), clickedAt: "released", to: handler)
    unsafe gtk_widget_add_controller(pointer, gesture)
  }
}
