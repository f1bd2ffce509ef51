import CGtk
import FormTextField

/// A widget that is kept until `g_object_unref`, whether or not it is in a window.
func owned(_ widget: WidgetPointer?) -> WidgetPointer {
  guard let widget else { preconditionFailure("GTK made no widget: start it first.") }
  g_object_ref_sink(widget)
  return widget
}

/// A button with a title, in which an underscore stands before the letter that is its mnemonic.
///
/// The label is one of its own, because GTK 4.8 reads out the underscore in a label that it makes.
func titledButton(_ title: String) -> WidgetPointer {
  let button = owned(gtk_button_new())
  let label = gtk_label_new_with_mnemonic(title)
  gtk_label_set_mnemonic_widget(OpaquePointer(label), button)
  let object = UnsafeMutableRawPointer(button)
  gtk_button_set_child(object.assumingMemoryBound(to: GtkButton.self), label)
  return button
}

/// Lets a screen reader say so after the name of a widget.
func describe(_ widget: WidgetPointer, _ text: String) {
  var property = GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
  var value = GValue()
  g_value_init(&value, g_type_from_name("gchararray"))
  g_value_set_string(&value, text)
  gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
  g_value_unset(&value)
}

/// Calls `handler` at each emission of a signal, for as long as there is the object.
func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, to handler: @escaping () -> Void
) {
  let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
    _, box in
    Handler<() -> Void>.of(box)?()
  }
  connect(object, signal, unsafeBitCast(call, to: GCallback.self), Handler(handler))
}

/// Calls `handler` with the number that each emission of a signal carries.
func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, to handler: @escaping (Int32) -> Void
) {
  let call: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Void = {
    _, number, box in
    Handler<(Int32) -> Void>.of(box)?(number)
  }
  connect(object, signal, unsafeBitCast(call, to: GCallback.self), Handler(handler))
}

private func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback, _ handler: AnyObject
) {
  g_signal_connect_data(
    object, signal, callback, Unmanaged.passRetained(handler).toOpaque(),
    { box, _ in
      guard let box else { return }
      Unmanaged<AnyObject>.fromOpaque(box).release()
    }, GConnectFlags(rawValue: 0))
}

/// A closure for C, which has room for a pointer only.
private final class Handler<Closure> {
  private let closure: Closure

  init(_ closure: Closure) {
    self.closure = closure
  }

  static func of(_ box: UnsafeMutableRawPointer?) -> Closure? {
    box.map { Unmanaged<Handler>.fromOpaque($0).takeUnretainedValue().closure }
  }
}
