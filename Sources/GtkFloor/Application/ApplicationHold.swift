import CGtk

/// Keeps the default application running without a window, until this object is released.
@safe package final class ApplicationHold {
  private let reference: ObjectReference

  /// Holds the default application; `nil` if the program has none.
  package init?() {
    guard let application = unsafe g_application_get_default() else { return nil }
    unsafe reference = ObjectReference(
      adopting: g_object_ref(UnsafeMutableRawPointer(application)))
    unsafe g_application_hold(application)
  }

  isolated deinit {
    unsafe g_application_release(reference.pointer.assumingMemoryBound(to: GApplication.self))
  }
}
