import CGtk

/// A `GtkApplication`, which runs while it has windows.
///
/// ```swift
/// let application = Application(id: "org.example.Newsletter")
/// application.onActivate { window.present() }
/// application.run()
/// ```
@safe public final class Application {
  /// The application whose main loop is running, or `nil` if there is none.
  package static weak var running: Application?

  private let application: UnsafeMutablePointer<GtkApplication>
  private let reference: ObjectReference

  /// Creates an application that may run several times at once, each instance with its own files.
  ///
  /// - Parameter id: A name such as `org.example.Name`; any other text stops the program.
  public init(id: String) {
    guard let application = unsafe gtk_application_new(id, cgtk_application_non_unique()) else {
      fatalError("“\(id)” isn't a valid application ID, such as org.example.Name.")
    }
    MainLoop.install()
    unsafe self.application = application
    unsafe reference = ObjectReference(adopting: UnsafeMutableRawPointer(application))
    unsafe cgtk_application_register_session(application)
    // GTK reads the icon themes again once an application is registered; it hasn't read any yet.
    unsafe _ = g_application_register(
      reference.pointer.assumingMemoryBound(to: GApplication.self), nil, nil)
  }

  /// The ID of the default application, whoever runs it, or `nil` if there is none.
  package static var id: String? {
    guard let application = unsafe g_application_get_default(),
      let id = unsafe g_application_get_application_id(application)
    else { return nil }
    return unsafe String(cString: id)
  }

  /// Calls `handler` once the application has started.
  public func onActivate(_ handler: @escaping () -> Void) {
    unsafe connectSignal(reference.pointer, "activate", to: handler)
  }

  /// Calls `handler` for the action `app.quit`, which Ctrl+Q activates.
  package func onQuit(_ handler: @escaping () -> Void) {
    guard let action = unsafe g_simple_action_new("quit", nil) else { return }
    unsafe connectSignal(UnsafeMutableRawPointer(action), "activate", to: handler)
    unsafe g_action_map_add_action(OpaquePointer(application), action)
    unsafe g_object_unref(UnsafeMutableRawPointer(action))
    let keys = unsafe g_strsplit("<Control>q", ",", 1)
    unsafe keys?.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 2) {
      unsafe gtk_application_set_accels_for_action(application, "app.quit", $0)
    }
    unsafe g_strfreev(keys)
  }

  /// Calls `handler` before the session ends, and before a signal ends the process.
  package func onEnd(_ handler: @escaping () -> Void) {
    unsafe connectSignal(reference.pointer, "query-end", to: handler)
    TerminationSignals.handle(handler)
  }

  /// Adds a window, which keeps the application running until it is closed.
  public func add(_ window: Window) {
    unsafe gtk_application_add_window(
      application, window.object.assumingMemoryBound(to: GtkWindow.self))
  }

  /// Runs the application until its last window is closed.
  public func run() {
    unsafe _ = g_application_run(
      reference.pointer.assumingMemoryBound(to: GApplication.self), 0, nil)
  }
}
