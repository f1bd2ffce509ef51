import CGtk

/// A `GtkBuilder` that knows widget classes implemented in Swift.
@safe package final class Builder {
  private let builder: OpaquePointer
  private let reference: ObjectReference

  private init(_ classes: [WidgetClass]) {
    for widgetClass in classes { widgetClass.register() }
    guard let builder = unsafe gtk_builder_new() else {
      fatalError("GTK can't create a builder: it isn't initialized.")
    }
    unsafe self.builder = builder
    unsafe reference = ObjectReference(adopting: UnsafeMutableRawPointer(builder))
  }

  /// - Parameter classes: The classes that a file can name.
  package convenience init(
    path: String, classes: [WidgetClass]
  ) throws(BuilderError) {
    self.init(classes)
    var error: UnsafeMutablePointer<GError>?
    unsafe gtk_builder_add_from_file(builder, path, &error)
    if let error = unsafe error { throw unsafe BuilderError(taking: error) }
  }

  package convenience init(
    text: String, classes: [WidgetClass]
  ) throws(BuilderError) {
    self.init(classes)
    var error: UnsafeMutablePointer<GError>?
    unsafe gtk_builder_add_from_string(builder, text, text.utf8.count, &error)
    if let error = unsafe error { throw unsafe BuilderError(taking: error) }
  }

  /// The widgets of the file, in no particular order.
  package var widgets: [Widget] {
    let list = unsafe gtk_builder_get_objects(builder)
    defer { unsafe g_slist_free(list) }
    var found: [Widget] = []
    var link = unsafe list
    while let current = unsafe link {
      if let instance = unsafe current.pointee.data,
        unsafe isInstance(instance, of: gtk_widget_get_type())
      {
        unsafe found.append(Widget(instance.assumingMemoryBound(to: GtkWidget.self)))
      }
      unsafe link = current.pointee.next
    }
    return found
  }

  /// Returns the widget with an ID, or `nil` if there is none.
  package func widget(_ id: String) -> Widget? {
    guard let object = unsafe gtk_builder_get_object(builder, id) else { return nil }
    let instance = UnsafeMutableRawPointer(object)
    guard unsafe isInstance(instance, of: gtk_widget_get_type()) else { return nil }
    return unsafe Widget(instance.assumingMemoryBound(to: GtkWidget.self))
  }
}

/// The reason why a `.ui` file can't be read, as GTK words it.
package struct BuilderError: Error {
  package let sentence: String

  init(taking error: UnsafeMutablePointer<GError>) {
    unsafe sentence = String(cString: error.pointee.message)
    unsafe g_error_free(error)
  }
}
