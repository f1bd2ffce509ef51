import CGtk

// `GtkEditable`, implemented by the first editable widget within a widget.

extension WidgetClass {
  func addEditable() {
    var editable = unsafe GInterfaceInfo()
    unsafe editable.interface_init = Self.initializeEditable
    unsafe g_type_add_interface_static(type, gtk_editable_get_type(), &editable)
  }

  private static let initializeEditable: GInterfaceInitFunc = { interface, _ in
    let interface = unsafe interface?.assumingMemoryBound(to: GtkEditableInterface.self)
    unsafe interface?.pointee.get_delegate = { widget in unsafe editable(in: widget) }
  }

  static let setEditableProperty:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      if unsafe gtk_editable_delegate_set_property(object, id, value, specification) == 0 {
        unsafe setProperty(object, id, value, specification)
      }
    }

  static let getEditableProperty:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      if unsafe gtk_editable_delegate_get_property(object, id, value, specification) == 0 {
        unsafe getProperty(object, id, value, specification)
      }
    }

  private static func editable(in widget: OpaquePointer?) -> OpaquePointer? {
    guard let widget = unsafe widget else { return nil }
    var child = unsafe gtk_widget_get_first_child(UnsafeMutablePointer(widget))
    while let current = unsafe child {
      if unsafe isInstance(UnsafeMutableRawPointer(current), of: gtk_editable_get_type()) {
        return OpaquePointer(current)
      }
      if let inner = unsafe editable(in: OpaquePointer(current)) { return unsafe inner }
      unsafe child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  /// Stops forwarding to the editable widget before it's removed.
  static func finishEditable(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard unsafe isInstance(UnsafeMutableRawPointer(widget), of: gtk_editable_get_type()) else {
      return
    }
    let pointer = OpaquePointer(widget)
    if unsafe editable(in: pointer) != nil { unsafe gtk_editable_finish_delegate(pointer) }
  }
}

extension WidgetInstance {
  /// Forwards calls of `GtkEditable` to the editable widget, which must be in place already.
  package func passOnEditing() {
    unsafe gtk_editable_init_delegate(OpaquePointer(pointer))
  }
}
