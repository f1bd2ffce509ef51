import CGtk

// An instance is a `GtkWidget` followed by one more pointer, to its ``WidgetInstance``.

extension WidgetClass {
  /// The type of the common base class.
  private(set) static var rootType: GType = 0

  private static var parentClass: UnsafeMutableRawPointer?

  private static var parentWidgetClass: UnsafeMutablePointer<GtkWidgetClass>? {
    unsafe parentClass?.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  static func setMethods(of pointer: UnsafeMutableRawPointer, type: GType) {
    rootType = type
    unsafe parentClass = g_type_class_peek_parent(pointer)

    let object = unsafe pointer.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.dispose = dispose

    let widget = unsafe pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    unsafe widget.pointee.grab_focus = { widget in
      unsafe WidgetClass.owner(of: widget)?.takeFocus() == true ? 1 : 0
    }
    unsafe widget.pointee.focus = { widget, direction in
      guard let direction = FocusDirection(direction) else { return 0 }
      return unsafe WidgetClass.owner(of: widget)?.moveFocus(direction) == true ? 1 : 0
    }
    unsafe widget.pointee.unroot = { widget in
      unsafe WidgetClass.owner(of: widget)?.leftWindow()
      unsafe WidgetClass.parentWidgetClass?.pointee.unroot?(widget)
    }
    // An editor activates it when Enter is pressed, so it has to be found before the window's action.
    unsafe gtk_widget_class_install_action(widget, "default.activate", nil) { widget, _, _ in
      unsafe WidgetClass.owner(of: widget)?.enterPressed()
    }
    unsafe gtk_widget_class_set_layout_manager_type(widget, gtk_box_layout_get_type())
    unsafe gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP)
  }

  static func installAction(_ name: String, of pointer: UnsafeMutableRawPointer) {
    let widget = unsafe pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    unsafe gtk_widget_class_install_action(widget, name, nil) { widget, name, _ in
      guard let name = unsafe name else { return }
      unsafe WidgetClass.owner(of: widget)?.activated(String(cString: name))
    }
  }

  private static func owner(
    of widget: UnsafeMutablePointer<GtkWidget>?
  ) -> (any WidgetImplementation)? {
    unsafe WidgetInstance.owner(of: UnsafeMutableRawPointer(widget))
  }

  private static let dispose: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    guard let object = unsafe object else { return }
    let widget = unsafe UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    unsafe finishEditable(widget)
    unsafe owner(of: widget)?.willBeDestroyed()
    while let child = unsafe gtk_widget_get_first_child(widget) {
      unsafe gtk_widget_unparent(child)
    }
    unsafe parentClass?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
  }
}

/// Returns the Swift object that implements a widget, or `nil` for a GTK widget.
func implementation(of widget: WidgetPointer) -> (any WidgetImplementation)? {
  let pointer = UnsafeMutableRawPointer(widget)
  guard WidgetClass.rootType != 0, unsafe isInstance(pointer, of: WidgetClass.rootType) else {
    return nil
  }
  return unsafe WidgetInstance.owner(of: pointer)
}
