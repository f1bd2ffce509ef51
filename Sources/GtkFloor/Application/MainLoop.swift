import CGtk
// Links the library whose two functions are declared in CGtk.h.
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lets main-actor tasks run while GLib's main loop owns the thread.
///
/// libdispatch signals work for the main actor on an event descriptor, which GLib watches. The descriptor is read
/// before the work is done, so a signal that arrives meanwhile isn't lost.
///
/// Every ``Application`` and every form view calls ``install()``. If your program may start a task before it has
/// either, call it first: until then, the main actor's tasks don't run.
public enum MainLoop {
  private static var isInstalled = false

  /// Starts serving the main actor from GLib's default main context; a second call does nothing.
  public static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    let watch: GUnixFDSourceFunc = { descriptor, _, _ in
      var signals: UInt64 = 0
      unsafe _ = read(descriptor, &signals, MemoryLayout.size(ofValue: signals))
      _dispatch_main_queue_callback_4CF(nil)
      return 1
    }
    unsafe g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), cgtk_readable(), watch, nil)
  }
}
