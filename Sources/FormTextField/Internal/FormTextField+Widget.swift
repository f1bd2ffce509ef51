public import CGtk

/// A pointer to a GTK widget, for the GTK C API.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension FormTextField {
  /// The widget, for the GTK C API; GTK's containers keep it when it is put into them.
  public var widget: WidgetPointer {
    unsafe reference.pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  /// The field behind a widget that was made elsewhere; nil when it is of another class.
  public convenience init?(widget: WidgetPointer) {
    guard
      unsafe g_type_check_instance_is_a(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self),
        FormTextFieldClass.type) != 0
    else { return nil }
    unsafe self.init(ObjectReference(retaining: UnsafeMutableRawPointer(widget)))
  }

  /// The GObject type of the class; asking for it makes the class known to GtkBuilder.
  public static var type: GType { FormTextFieldClass.type }

  func connectSignal(_ name: String, to handler: @escaping () -> Void) {
    unsafe connect(reference.pointer, name, to: handler)
  }

  func connectSignal(_ name: String, to handler: @escaping (Bool) -> Void) {
    unsafe connect(reference.pointer, name, to: handler)
  }
}
