import CGtk

/// The GObject class `FormCheckButton`.
enum FormCheckButtonClass {
  /// The class, registered at first use.
  static let type = unsafe registerClass(
    "FormCheckButton", parent: FormControlClass.type, initialiseClass: initialiseClass
  ) { widget, _ in
    unsafe ControlInstance.initialise(widget) { FormCheckButton($0) }
  }

  private static let properties: [ControlProperty] = [
    .flag("active", \FormCheckButton.isChecked),
    .text("required-message", \FormCheckButton.requiredMessage),
  ]

  private static let initialiseClass: GClassInitFunc = { pointer, _ in
    guard let pointer = unsafe pointer else { return }
    let object = unsafe pointer.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.set_property = { object, id, value, _ in
      unsafe properties.set(id, of: object, value)
    }
    unsafe object.pointee.get_property = { object, id, value, _ in
      unsafe properties.get(id, of: object, value)
    }
    unsafe properties.install(in: object)
    unsafe gtk_widget_class_set_css_name(
      pointer.assumingMemoryBound(to: GtkWidgetClass.self), "formcheckbutton")
  }
}
