import CGtk
// Links the library whose two functions CGtk.h declares.
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lets main-actor tasks run while GLib's main loop owns the thread.
///
/// libdispatch signals work for the main actor on an event descriptor, which GLib watches. The
/// signal is read before the work is done, so that one that arrives meanwhile is not lost.
///
/// Every ``Application`` and every form view call ``install()``. A program that has neither calls it
/// once if it runs tasks on the main actor.
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
