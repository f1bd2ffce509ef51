import CGtk

/// A `GtkBuilder` that knows the class `FormTextField`.
@safe final class Builder {
  private let builder: OpaquePointer
  private let reference: ObjectReference

  private init() {
    g_type_ensure(FormTextFieldClass.type)
    guard let builder = unsafe gtk_builder_new() else {
      preconditionFailure("GTK made no builder: it was not initialised.")
    }
    unsafe self.builder = builder
    unsafe reference = ObjectReference(adopting: UnsafeMutableRawPointer(builder))
  }

  convenience init(path: String) throws(InterfaceFileError) {
    self.init()
    var error: UnsafeMutablePointer<GError>?
    unsafe gtk_builder_add_from_file(builder, path, &error)
    if let error = unsafe error { throw unsafe InterfaceFileError(taking: error) }
  }

  convenience init(text: String) throws(InterfaceFileError) {
    self.init()
    var error: UnsafeMutablePointer<GError>?
    unsafe gtk_builder_add_from_string(builder, text, text.utf8.count, &error)
    if let error = unsafe error { throw unsafe InterfaceFileError(taking: error) }
  }

  func field(_ id: String) -> FormTextField? {
    guard let widget = unsafe widget(id) else { return nil }
    return unsafe FormTextField(widget: widget)
  }

  func widget(_ id: String) -> WidgetPointer? {
    guard let object = unsafe gtk_builder_get_object(builder, id) else { return nil }
    let instance = UnsafeMutableRawPointer(object)
    let isWidget = unsafe g_type_check_instance_is_a(
      instance.assumingMemoryBound(to: GTypeInstance.self), gtk_widget_get_type())
    return isWidget == 0 ? nil : unsafe instance.assumingMemoryBound(to: GtkWidget.self)
  }
}

extension InterfaceFile {
  /// The widget with an id, for the GTK C API; nil when there is none.
  public func widget(_ id: String) -> WidgetPointer? { unsafe builder.widget(id) }
}

extension InterfaceFileError {
  init(taking error: UnsafeMutablePointer<GError>) {
    unsafe self.init(String(cString: error.pointee.message))
    unsafe g_error_free(error)
  }
}
