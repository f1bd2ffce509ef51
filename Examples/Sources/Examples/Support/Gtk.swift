import CGtk
import FormTextField

/// Puts widgets into a box.
func append(_ widgets: WidgetPointer..., to box: WidgetPointer) {
  let box = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
  for widget in widgets { gtk_box_append(box, widget) }
}

/// Makes a label the title of a button: its content, its accessible name and its mnemonic.
///
/// A label that GTK 4.8 creates itself is read out with its underscore.
func setChild(_ label: WidgetPointer, of button: WidgetPointer) {
  gtk_label_set_mnemonic_widget(OpaquePointer(label), button)
  gtk_button_set_child(
    UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self), label)
}

/// Lets a person choose a file, and calls `handler` with its path if one is chosen.
func chooseFile(
  _ title: String, over widget: WidgetPointer, _ handler: @escaping (String) -> Void
) {
  let window = gtk_widget_get_ancestor(widget, gtk_window_get_type()).map {
    UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
  }
  guard
    let chooser = gtk_file_chooser_native_new(
      title, window, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)
  else { return }
  let object = UnsafeMutableRawPointer(chooser)
  connect(object, "response") { response in
    if response == GTK_RESPONSE_ACCEPT.rawValue, let path = path(in: chooser) { handler(path) }
    g_object_unref(object)
  }
  let dialog = object.assumingMemoryBound(to: GtkNativeDialog.self)
  gtk_native_dialog_set_modal(dialog, 1)
  gtk_native_dialog_show(dialog)
}

private func path(in chooser: OpaquePointer) -> String? {
  guard let file = gtk_file_chooser_get_file(chooser) else { return nil }
  defer { g_object_unref(UnsafeMutableRawPointer(file)) }
  guard let path = g_file_get_path(file) else { return nil }
  defer { g_free(path) }
  return String(cString: path)
}

/// Calls `handler` at each emission of a signal, as long as the object exists.
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

/// A closure for C, which takes only a pointer.
private final class Handler<Closure> {
  private let closure: Closure

  init(_ closure: Closure) {
    self.closure = closure
  }

  static func of(_ box: UnsafeMutableRawPointer?) -> Closure? {
    box.map { Unmanaged<Handler>.fromOpaque($0).takeUnretainedValue().closure }
  }
}
