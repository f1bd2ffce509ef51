import CGtk

/// The direction in which the keyboard focus moves.
package enum FocusDirection {
  case next
  case previous
  case up
  case down
  case left
  case right

  init?(_ direction: GtkDirectionType) {
    switch direction {
    case GTK_DIR_TAB_FORWARD: self = .next
    case GTK_DIR_TAB_BACKWARD: self = .previous
    case GTK_DIR_UP: self = .up
    case GTK_DIR_DOWN: self = .down
    case GTK_DIR_LEFT: self = .left
    case GTK_DIR_RIGHT: self = .right
    default: return nil
    }
  }

  var inGtk: GtkDirectionType {
    switch self {
    case .next: GTK_DIR_TAB_FORWARD
    case .previous: GTK_DIR_TAB_BACKWARD
    case .up: GTK_DIR_UP
    case .down: GTK_DIR_DOWN
    case .left: GTK_DIR_LEFT
    case .right: GTK_DIR_RIGHT
    }
  }
}

extension Widget {
  /// Indicates whether the user can use the widget.
  public var isSensitive: Bool {
    get { unsafe gtk_widget_get_sensitive(pointer) != 0 }
    set {
      if newValue, isSensitive { return }
      unsafe gtk_widget_set_sensitive(pointer, newValue ? 1 : 0)
      disableContents()
    }
  }

  /// Indicates whether the widget and all its ancestors are sensitive.
  package var canBeUsed: Bool { unsafe gtk_widget_is_sensitive(pointer) != 0 }

  package var isFocusable: Bool {
    get { unsafe gtk_widget_get_focusable(pointer) != 0 }
    set { unsafe gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  /// Indicates whether the keyboard focus can move to the widget or into it.
  package var canTakeFocus: Bool {
    get { unsafe gtk_widget_get_can_focus(pointer) != 0 }
    set { unsafe gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }

  /// Moves the keyboard focus to the widget; returns false if the widget can't have it.
  @discardableResult
  public func grabFocus() -> Bool {
    unsafe gtk_widget_grab_focus(pointer) != 0
  }

  /// Indicates whether the widget has the keyboard focus.
  public var isFocused: Bool { unsafe gtk_widget_has_focus(pointer) != 0 }

  /// Indicates whether this widget or one within it has the keyboard focus.
  public var hasFocusWithin: Bool {
    let flags = unsafe gtk_widget_get_state_flags(pointer).rawValue
    return flags & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Moves the keyboard focus to the next widget if it's within this one.
  package func passOnFocus() {
    guard hasFocusWithin, let root else { return }
    let couldTakeFocus = canTakeFocus
    canTakeFocus = false
    _ = root.moveFocus(.next)
    canTakeFocus = couldTakeFocus
  }

  /// Moves the keyboard focus into or within this widget; returns false if it should go elsewhere.
  package func moveFocus(_ direction: FocusDirection) -> Bool {
    unsafe gtk_widget_child_focus(pointer, direction.inGtk) != 0
  }

  /// Indicates whether the widget's window is active and not about to be destroyed.
  package var isInActiveWindow: Bool {
    guard let root else { return false }
    return unsafe gtk_window_is_active(root.object.assumingMemoryBound(to: GtkWindow.self)) != 0
      && root.isMapped
  }

  /// Calls the handlers when the keyboard focus enters or leaves the widget and its popovers.
  package func onFocus(
    enter: @escaping () -> Void, leave: @escaping () -> Void
  ) {
    guard let focus = unsafe gtk_event_controller_focus_new() else { return }
    unsafe connectSignal(UnsafeMutableRawPointer(focus), "enter", to: enter)
    unsafe connectSignal(UnsafeMutableRawPointer(focus), "leave", to: leave)
    unsafe gtk_widget_add_controller(pointer, focus)
  }

  /// Indicates whether widgets are being rearranged, during which the focus only seems to leave them.
  package private(set) static var isRearranging = false

  /// Moves widgets within this one to other parents; the keyboard focus and the selection stay as they are.
  package func rearrange(_ change: () -> Void) {
    guard let root, let focused = unsafe gtk_root_get_focus(root.opaque).map({ unsafe Widget($0) }),
      focused.isWithin(self)
    else { return change() }
    let wasRearranging = Self.isRearranging
    Self.isRearranging = true
    change()
    if focused.isMapped { unsafe gtk_root_set_focus(root.opaque, focused.pointer) }
    Self.isRearranging = wasRearranging
  }

  /// Calls `body` once the window's keyboard focus has moved, or immediately if it isn't moving.
  ///
  /// Until then, GTK walks from the old widget to the new one, and no handler may remove a widget on the way.
  package func afterFocusMove(_ body: @escaping () -> Void) {
    guard let root = unsafe gtk_widget_get_root(pointer),
      unsafe gtk_root_get_focus(root) == nil
    else { return body() }
    let window = unsafe UnsafeMutableRawPointer(root)
    var connection = gulong(0)
    unsafe connection = connectSignal(window, "notify::focus-widget") {
      unsafe g_signal_handler_disconnect(window, connection)
      body()
    }
  }
}
