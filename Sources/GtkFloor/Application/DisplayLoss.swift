import CGtk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The loss of the X server or the Wayland compositor, at which GTK ends the process.
package enum DisplayLoss {
  private static var handler: () -> Void = {}

  /// Stops following the display, or `nil` if nothing follows it.
  private static var unfollow: (() -> Void)?

  /// Calls `handler` when the display is lost; the process then ends with status 1, as GTK ends it.
  package static func handle(_ handler: @escaping () -> Void) {
    stop()
    self.handler = handler
    unfollow = followX11() ?? followWayland()
  }

  /// Leaves the loss to GTK once no main loop runs.
  package static func stop() {
    unfollow?()
    (unfollow, handler) = (nil, {})
  }

  private static func end() -> Never {
    handler()
    // As GTK does: what exit() calls may use the display.
    _exit(1)
  }
}

// MARK: - X11

extension DisplayLoss {
  private typealias ErrorHandler = @convention(c) (OpaquePointer?) -> CInt

  /// Takes the place of GTK's handler for a connection that fails.
  private static func followX11() -> (() -> Void)? {
    guard isDisplay("GdkX11Display"),
      let set = unsafe Toolkit.function(
        "XSetIOErrorHandler", as: (@convention(c) (ErrorHandler?) -> ErrorHandler?).self)
    else { return nil }
    let old = unsafe set { _ in DisplayLoss.end() }
    return { unsafe _ = set(old) }
  }

  private static func isDisplay(_ name: String) -> Bool {
    guard let display = unsafe gdk_display_get_default() else { return false }
    let type = unsafe UnsafePointer<GTypeInstance>(display).pointee.g_class.pointee.g_type
    return unsafe String(cString: g_type_name(type)) == name
  }
}

// MARK: - Wayland

extension DisplayLoss {
  /// The descriptor of the connection to the compositor, or -1 while nothing follows it.
  private static var connection: CInt = -1

  private static func followWayland() -> (() -> Void)? {
    guard isDisplay("GdkWaylandDisplay"),
      let display = unsafe Toolkit.function(
        "gdk_wayland_display_get_wl_display",
        as: (@convention(c) (OpaquePointer?) -> OpaquePointer?).self),
      let descriptor = unsafe Toolkit.function(
        "wl_display_get_fd", as: (@convention(c) (OpaquePointer?) -> CInt).self)
    else { return nil }
    connection = unsafe descriptor(display(gdk_display_get_default()))
    return { connection = -1 }
  }

  /// Makes the main loop look at the connection before GTK does, each time it turns.
  ///
  /// GTK's own source has the highest priority since 4.16, so only an older source comes before it: call this
  /// method before GTK starts.
  package static func prepare() {
    guard unsafe source == nil else { return }
    unsafe source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
    unsafe g_source_set_priority(source, .min)
    unsafe g_source_attach(source, nil)
  }

  private static var source: UnsafeMutablePointer<GSource>?

  private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    var looking = GSourceFuncs()
    unsafe looking.prepare = { _, _ in DisplayLoss.look() }
    unsafe looking.check = { _ in DisplayLoss.look() }
    unsafe functions.initialize(to: looking)
    return unsafe functions
  }()

  /// Ends the process if the compositor has closed the connection; the source itself has nothing to do.
  private static func look() -> gboolean {
    // poll ignores a negative descriptor.
    var one = pollfd(fd: connection, events: 0, revents: 0)
    if unsafe poll(&one, 1, 0) == 1 { end() }
    return 0
  }
}
