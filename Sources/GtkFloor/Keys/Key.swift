import CGtk

/// A pressed key.
package struct Key {
  /// A key that moves or chooses, on the keyboard or the keypad.
  package enum Name {
    case up
    case down
    case left
    case right
    case pageUp
    case pageDown
    case home
    case end
    case enter
    case space
  }

  /// The key symbol, such as `GDK_KEY_Down`.
  private let symbol: Int32

  private let modifiers: GdkModifierType

  /// The key's name, or `nil` if it isn't one of the named keys.
  package var name: Name? {
    switch symbol {
    case GDK_KEY_Up, GDK_KEY_KP_Up: .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: .down
    case GDK_KEY_Left, GDK_KEY_KP_Left: .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: .right
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: .pageDown
    case GDK_KEY_Home, GDK_KEY_KP_Home: .home
    case GDK_KEY_End, GDK_KEY_KP_End: .end
    case GDK_KEY_Return, GDK_KEY_KP_Enter: .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: .space
    default: nil
    }
  }

  /// Indicates whether none of Ctrl, Alt and Super is held.
  package var isPlain: Bool {
    let others =
      GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
      | GDK_META_MASK.rawValue
    return modifiers.rawValue & others == 0
  }

  /// Indicates whether the key is Alt, or pressed with it.
  package var isWithAlt: Bool {
    symbol == GDK_KEY_Alt_L || symbol == GDK_KEY_Alt_R
      || modifiers.rawValue & GDK_ALT_MASK.rawValue != 0
  }

  /// The lowercase letter of the mnemonic that the key activates, or `nil` for any other key.
  package var mnemonicLetter: String? {
    let held = modifiers.rawValue & gtk_accelerator_get_default_mod_mask().rawValue
    return held == GDK_ALT_MASK.rawValue ? character?.lowercased() : nil
  }

  /// The character that the key types, or `nil` if it types none.
  package var character: Character? {
    let scalar = Unicode.Scalar(gdk_keyval_to_unicode(guint(bitPattern: symbol)))
    return scalar.flatMap { $0.value < 0x20 || $0.value == 0x7F ? nil : Character($0) }
  }

  /// Reads the arguments of the signal `key-pressed`: the symbol, the code and the modifiers.
  fileprivate init(_ arguments: SignalArguments) {
    symbol = Int32(arguments.number(0))
    modifiers = GdkModifierType(rawValue: guint(arguments.number(2)))
  }
}

extension Widget {
  /// Calls `handler` when a key is pressed in the widget or one of its parts.
  ///
  /// - Parameters:
  ///   - isFirst: Indicates whether the handler comes before the widget's parts.
  ///   - handler: Returns true if it handled the key.
  package func onAnyKey(isFirst: Bool = false, _ handler: @escaping (Key) -> Bool) {
    guard let controller = unsafe gtk_event_controller_key_new() else { return }
    if isFirst {
      unsafe gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    }
    unsafe connectSignal(UnsafeMutableRawPointer(controller), "key-pressed") { arguments in
      handler(Key(arguments))
    }
    unsafe gtk_widget_add_controller(pointer, controller)
  }
}

extension Widget {
  /// Calls `handler` instead of the mnemonic's usual action.
  package func onMnemonic(_ handler: @escaping () -> Void) {
    connect(
      "mnemonic-activate",
      answering: { _ in
        handler()
        return true
      })
  }

  /// Activates the widget as the mnemonic in its label does.
  package func activateAsByMnemonic() {
    unsafe gtk_widget_mnemonic_activate(pointer, 0)
  }

  /// Opens the list, popover or dialog of a button; returns false for any other widget.
  package func open() -> Bool {
    guard unsafe isInstance(object, of: gtk_button_get_type()) else { return false }
    let clicked = unsafe g_signal_lookup("clicked", gtk_button_get_type())
    if canBeUsed { unsafe cgtk_signal_emit(object, clicked) }
    return true
  }

  /// Calls `handler` when the widget is clicked.
  package func onPointerClick(_ handler: @escaping () -> Void) {
    guard let gesture = unsafe gtk_gesture_click_new() else { return }
    unsafe connectSignal(UnsafeMutableRawPointer(gesture), "released", to: handler)
    unsafe gtk_widget_add_controller(pointer, gesture)
  }
}
