import CGtk

/// The GObject class `FormControl`, the abstract parent of every control.
///
/// An instance is a `GtkWidget` with one more pointer at its end, to its ``ControlInstance``.
enum FormControlClass {
  /// The class, registered at first use.
  static let objectClass = unsafe ControlClass(
    "FormControl", parent: gtk_widget_get_type(), flags: cgtk_type_abstract(),
    addedSize: ControlInstance.slotSize, properties: properties, prepare: prepare)

  /// The class of controls with an editor of the program's own.
  static let custom = ControlClass("FormCustomControl")

  static var validatedSignal: guint { unsafe g_signal_lookup("validated", objectClass.type) }

  private static var parentClass: UnsafeMutableRawPointer?

  private static let properties: [ControlProperty] = unsafe [
    .text("title", \.title),
    .text("hint", \.hint),
    ControlProperty(
      g_param_spec_enum(
        "return-action", nil, nil, ReturnActionType.type, ReturnAction.submit.value,
        cgtk_property_read_write()),
      get: { control, value in
        unsafe g_value_set_enum(value, control.returnAction.value)
      },
      set: { control, value in
        guard let action = unsafe ReturnAction(value: g_value_get_enum(value)) else { return }
        control.returnAction = action
      }),
    ControlProperty(
      g_param_spec_boolean("is-valid", nil, nil, 1, cgtk_property_read_only()),
      get: { control, value in unsafe g_value_set_boolean(value, control.isValid ? 1 : 0) }),
    ControlProperty(
      g_param_spec_boxed("messages", nil, nil, g_strv_get_type(), cgtk_property_read_only()),
      get: { control, value in unsafe store(control.messages, in: value) }),
  ]

  private static func prepare(_ pointer: UnsafeMutableRawPointer) {
    unsafe parentClass = g_type_class_peek_parent(pointer)

    let object = unsafe pointer.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.dispose = dispose

    var boolean = [FundamentalType.boolean]
    unsafe g_signal_newv(
      "validated", pointer.assumingMemoryBound(to: GTypeClass.self).pointee.g_type,
      cgtk_signal_last(), nil, nil, nil, nil, FundamentalType.none, 1, &boolean)

    let widget = unsafe pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    unsafe widget.pointee.grab_focus = { widget in
      unsafe FormControlClass.control(in: widget)?.frame.grabFocus() == true ? 1 : 0
    }
    unsafe widget.pointee.focus = { widget, direction in
      unsafe FormControlClass.control(in: widget)?.frame.moveFocus(direction) == true ? 1 : 0
    }
    unsafe widget.pointee.unroot = { widget in
      unsafe FormControlClass.control(in: widget)?.removed()
      let parent = unsafe FormControlClass.parentClass?
        .assumingMemoryBound(to: GtkWidgetClass.self)
      unsafe parent?.pointee.unroot?(widget)
    }
    // An editor activates it when Enter is pressed; so it is found before the one of the window.
    unsafe gtk_widget_class_install_action(widget, "default.activate", nil) { widget, _, _ in
      unsafe FormControlClass.control(in: widget)?.returnPressed()
    }
    unsafe gtk_widget_class_set_layout_manager_type(widget, gtk_box_layout_get_type())
    unsafe gtk_widget_class_set_css_name(widget, "formcontrol")
    unsafe gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP)
  }

  private static func control(in widget: UnsafeMutablePointer<GtkWidget>?) -> FormControl? {
    unsafe ControlInstance.control(of: UnsafeMutableRawPointer(widget))
  }

  private static let dispose: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    guard let object = unsafe object else { return }
    let widget = unsafe UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    unsafe control(in: widget)?.unbind()
    while let child = unsafe gtk_widget_get_first_child(widget) {
      unsafe gtk_widget_unparent(child)
    }
    unsafe parentClass?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
  }
}
