import CGtk

/// Calls `handler` on a signal without arguments.
///
/// The object keeps the handler.
func connect(_ object: UnsafeMutableRawPointer?, _ signal: String, _ handler: @escaping () -> Void)
{
  let call: @convention(c) (gpointer?, gpointer?) -> Void = { _, handler in
    guard let handler else { return }
    let closure = Unmanaged<Handler>.fromOpaque(handler).takeUnretainedValue()
    MainActor.assumeIsolated { closure.call() }
  }
  let release: @convention(c) (gpointer?, UnsafeMutablePointer<GClosure>?) -> Void = { handler, _ in
    guard let handler else { return }
    Unmanaged<Handler>.fromOpaque(handler).release()
  }
  g_signal_connect_data(
    object, signal, unsafeBitCast(call, to: GCallback.self),
    Unmanaged.passRetained(Handler(call: handler)).toOpaque(), release, GConnectFlags(rawValue: 0))
}

private final class Handler {
  let call: () -> Void

  init(call: @escaping () -> Void) {
    self.call = call
  }
}

/// Runs a `GtkApplication` and passes it to `activate` once it has started.
func runApplication(
  _ id: String, _ activate: @escaping (UnsafeMutablePointer<GtkApplication>) -> Void
) {
  guard let application = gtk_application_new(id, GApplicationFlags(rawValue: 0)) else { return }
  connect(application, "activate") { activate(application) }
  g_application_run(
    UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
  g_object_unref(application)
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Returns the widget as an instance of a class.
  func of<Class>(_: Class.Type) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
  }
}
