import CGtk

/// A `GtkBuilder` that knows the classes of the controls.
@safe final class Builder {
  private let builder: OpaquePointer
  private let reference: ObjectReference

  private init() {
    g_type_ensure(FormTextField.objectClass.type)
    g_type_ensure(FormPasswordField.objectClass.type)
    g_type_ensure(FormTextArea.objectClass.type)
    g_type_ensure(FormNumberField<Double>.objectClass.type)
    g_type_ensure(FormNumberField<Int>.objectClass.type)
    g_type_ensure(FormCheckButton.objectClass.type)
    g_type_ensure(FormSwitch.objectClass.type)
    g_type_ensure(FormChoiceClass.objectClass.type)
    g_type_ensure(FormMultipleChoiceClass.objectClass.type)
    g_type_ensure(FormSlider.objectClass.type)
    g_type_ensure(FormRangeSlider.objectClass.type)
    g_type_ensure(FormDateField.objectClass.type)
    g_type_ensure(FormTimeField.objectClass.type)
    g_type_ensure(FormDateTimeField.objectClass.type)
    g_type_ensure(FormFileField.objectClass.type)
    g_type_ensure(FormPictureField.objectClass.type)
    g_type_ensure(FormColorField.objectClass.type)
    guard let builder = unsafe gtk_builder_new() else {
      fatalError("GTK can't create a builder: it isn't initialized.")
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

  /// Returns the control with an ID, or `nil` if none of that class has it.
  func control<Control: FormControl>(_ id: String, of _: Control.Type) -> Control? {
    guard let widget = widget(id) else { return nil }
    return formControl(of: widget) as? Control
  }

  @safe func widget(_ id: String) -> WidgetPointer? {
    guard let object = unsafe gtk_builder_get_object(builder, id) else { return nil }
    let instance = UnsafeMutableRawPointer(object)
    guard unsafe isInstance(instance, of: gtk_widget_get_type()) else { return nil }
    return unsafe instance.assumingMemoryBound(to: GtkWidget.self)
  }
}

extension InterfaceFileError {
  init(taking error: UnsafeMutablePointer<GError>) {
    unsafe self.init(String(cString: error.pointee.message))
    unsafe g_error_free(error)
  }
}
