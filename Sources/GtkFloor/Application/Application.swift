import CGtk

/// A `GtkApplication`, which runs while it has windows.
///
/// ```swift
/// let application = Application(id: "org.example.Newsletter")
/// application.onActivate { window.present() }
/// application.run()
/// ```
@safe public final class Application {
  /// The number of processes that run an application.
  public enum Instances: Sendable {
    /// Each start creates a process with its own windows.
    case several
    /// Another start shows a window of the running process, and ends.
    case one
    /// Like ``one``, but D-Bus starts the process, which opens a window only on request.
    case oneOnRequest
  }

  /// The application whose main loop is running, or `nil` if there is none.
  package static weak var running: Application?

  private let application: UnsafeMutablePointer<GtkApplication>
  private let reference: ObjectReference

  /// Creates an application.
  ///
  /// - Parameters:
  ///   - id: A name such as `org.example.Name`; any other text stops the program.
  ///   - instances: The number of processes. Without a D-Bus session, there may be several.
  public init(id: String, instances: Instances = .several) {
    let flags = cgtk_application_flags(
      instances == .several ? 0 : 1, instances == .oneOnRequest ? 1 : 0)
    guard let application = unsafe gtk_application_new(id, flags) else {
      fatalError("“\(id)” isn't a valid application ID, such as org.example.Name.")
    }
    MainLoop.install()
    unsafe self.application = application
    unsafe reference = ObjectReference(adopting: UnsafeMutableRawPointer(application))
    unsafe cgtk_application_register_session(application)
    // Registration makes GTK reread the icon themes, so register before it first reads them.
    unsafe _ = g_application_register(base, nil, nil)
  }

  /// Turns accessibility off if it can't work, and returns whether it did.
  ///
  /// Call it before the first widget is made. Without a session bus, GTK before 4.10 can't name what it passes to a
  /// screen reader, and warns about each try.
  package func turnOffAccessibilityWithoutBus() -> Bool {
    // A second application of the process isn't registered.
    guard !Toolkit.isAtLeast(minor: 10), unsafe g_application_get_is_registered(base) != 0,
      unsafe g_application_get_dbus_connection(base) == nil, unsafe g_getenv("GTK_A11Y") == nil
    else { return false }
    unsafe _ = g_setenv("GTK_A11Y", "none", 1)
    return true
  }

  private var base: UnsafeMutablePointer<GApplication> {
    unsafe reference.pointer.assumingMemoryBound(to: GApplication.self)
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

  /// Calls `handler` for an action, which a key such as `<Control>q` activates, and D-Bus.
  package func onAction(_ name: String, key: String, _ handler: @escaping () -> Void) {
    guard let action = unsafe g_simple_action_new(name, nil) else { return }
    unsafe connectSignal(UnsafeMutableRawPointer(action), "activate", to: handler)
    unsafe g_action_map_add_action(OpaquePointer(application), action)
    unsafe g_object_unref(UnsafeMutableRawPointer(action))
    let keys = unsafe g_strsplit(key, ",", 1)
    unsafe keys?.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 2) {
      unsafe gtk_application_set_accels_for_action(application, "app.\(name)", $0)
    }
    unsafe g_strfreev(keys)
  }

  /// Activates an action, as its key does in a window of the application; false if there's no such action.
  package func activate(_ action: String) -> Bool {
    guard unsafe g_action_map_lookup_action(OpaquePointer(application), action) != nil else {
      return false
    }
    unsafe g_action_group_activate_action(OpaquePointer(application), action, nil)
    return true
  }

  /// Asks the running process for one of its actions; false if that is this process.
  package func askOther(for action: String) -> Bool {
    guard unsafe g_application_get_is_remote(base) != 0 else { return false }
    unsafe g_action_group_activate_action(OpaquePointer(application), action, nil)
    unsafe g_dbus_connection_flush_sync(g_application_get_dbus_connection(base), nil, nil)
    // GLib warns of an application that is released without having run, and this process ends now.
    unsafe _ = g_object_ref(reference.pointer)
    return true
  }

  /// Calls `handler` before the session ends, and before a signal ends the process.
  package func onEnd(_ handler: @escaping () -> Void) {
    unsafe connectSignal(reference.pointer, "query-end", to: handler)
    TerminationSignals.handle(handler)
  }

  /// Adds a window, which keeps the application running until it is closed.
  public func add(_ window: Window) {
    unsafe gtk_application_add_window(application, window.gtkWindow)
  }

  /// Follows the desktop's preference for a dark appearance, unless libadwaita or GTK does.
  package func followAppearance() {
    unsafe DesktopAppearance.follow(over: g_application_get_dbus_connection(base))
  }

  /// Runs the application until its last window is closed.
  ///
  /// If another process already runs it, that process is activated and this method returns.
  public func run() {
    // The program may have created another application earlier.
    unsafe g_application_set_default(base)
    unsafe _ = g_application_run(base, 0, nil)
  }
}
