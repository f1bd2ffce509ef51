import CGtk

/// A GTK widget, kept as long as this value is.
@safe class Widget {
  private let reference: ObjectReference

  init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    unsafe reference = ObjectReference(sinking: UnsafeMutableRawPointer(pointer))
  }

  /// The object, for the functions that take a supertype or an interface of the widget.
  final var object: UnsafeMutableRawPointer { unsafe reference.pointer }

  final var pointer: UnsafeMutablePointer<GtkWidget> {
    unsafe object.assumingMemoryBound(to: GtkWidget.self)
  }

  final var opaque: OpaquePointer { unsafe OpaquePointer(object) }
}

extension Widget {
  /// The widgets of a class within this one, from the first to the last, such as the parts of a
  /// widget of GTK that it has no function for.
  func descendants(ofType type: GType) -> [Widget] {
    var found: [Widget] = []
    var child = unsafe gtk_widget_get_first_child(pointer)
    while let current = unsafe child {
      let widget = unsafe Widget(current)
      if unsafe isInstance(widget.object, of: type) { found.append(widget) }
      found += widget.descendants(ofType: type)
      unsafe child = gtk_widget_get_next_sibling(current)
    }
    return found
  }
}

extension Widget {
  var isVisible: Bool {
    get { unsafe gtk_widget_get_visible(pointer) != 0 }
    set { unsafe gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget is visible; the keyboard focus moves on from one that is hidden.
  var isIncluded: Bool {
    get { isVisible }
    set { if newValue != isVisible { unsafe setIncluded(newValue, pointer) } }
  }

  var isSensitive: Bool {
    get { unsafe gtk_widget_get_sensitive(pointer) != 0 }
    set { unsafe gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  var isFocusable: Bool {
    get { unsafe gtk_widget_get_focusable(pointer) != 0 }
    set { unsafe gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  /// Whether the keyboard focus can move to the widget or into it.
  var canTakeFocus: Bool {
    get { unsafe gtk_widget_get_can_focus(pointer) != 0 }
    set { unsafe gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }

  var expandsHorizontally: Bool {
    get { unsafe gtk_widget_get_hexpand(pointer) != 0 }
    set { unsafe gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }

  var expandsVertically: Bool {
    get { unsafe gtk_widget_get_vexpand(pointer) != 0 }
    set { unsafe gtk_widget_set_vexpand(pointer, newValue ? 1 : 0) }
  }

  func alignToTop() {
    unsafe gtk_widget_set_valign(pointer, GTK_ALIGN_START)
  }

  func alignToMiddle() {
    unsafe gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER)
  }

  func alignToStart() {
    unsafe gtk_widget_set_halign(pointer, GTK_ALIGN_START)
  }

  func alignToEnd() {
    unsafe gtk_widget_set_halign(pointer, GTK_ALIGN_END)
  }

  func addStyleClass(_ name: String) {
    setStyleClass(name, true)
  }

  func setStyleClass(_ name: String, _ isOn: Bool) {
    unsafe setStyle(name, isOn, pointer)
  }

  @discardableResult
  func grabFocus() -> Bool {
    unsafe gtk_widget_grab_focus(pointer) != 0
  }

  var isFocused: Bool { unsafe gtk_widget_has_focus(pointer) != 0 }

  /// Whether this widget or one within it has the keyboard focus.
  var hasFocusWithin: Bool { unsafe hasFocus(within: pointer) }

  /// Moves the keyboard focus into this widget or within it; false when it has to go elsewhere.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    unsafe gtk_widget_child_focus(pointer, direction) != 0
  }
}

func setStyle(_ name: String, _ isOn: Bool, _ widget: UnsafeMutablePointer<GtkWidget>) {
  if isOn {
    unsafe gtk_widget_add_css_class(widget, name)
  } else {
    unsafe gtk_widget_remove_css_class(widget, name)
  }
}

/// Hides or shows a part of a form, and moves the keyboard focus on from a part that is hidden.
func setIncluded(_ isIncluded: Bool, _ widget: UnsafeMutablePointer<GtkWidget>) {
  if !isIncluded, unsafe hasFocus(within: widget), let root = unsafe gtk_widget_get_root(widget) {
    let window = unsafe UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    unsafe gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD)
  }
  unsafe gtk_widget_set_visible(widget, isIncluded ? 1 : 0)
}

func hasFocus(within widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let flags = unsafe gtk_widget_get_state_flags(widget).rawValue
  return flags & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
}

/// Whether the window around a widget is active, and not about to be destroyed.
func isActive(windowAround widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  guard let root = unsafe gtk_widget_get_root(widget) else { return false }
  let window = unsafe UnsafeMutableRawPointer(root)
  return unsafe gtk_window_is_active(window.assumingMemoryBound(to: GtkWindow.self)) != 0
    && gtk_widget_get_mapped(window.assumingMemoryBound(to: GtkWidget.self)) != 0
}
