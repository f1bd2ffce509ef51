import CGtk

/// A `GtkApplication`: its windows keep it running.
@safe final class Application {
  private let application: UnsafeMutablePointer<GtkApplication>
  private let reference: ObjectReference

  /// Creates an application that may run several times at once, each with files of its own.
  init(id: String) {
    guard let application = unsafe gtk_application_new(id, cgtk_application_non_unique()) else {
      preconditionFailure("“\(id)” is no identifier of an application, such as org.example.Name.")
    }
    unsafe self.application = application
    unsafe reference = ObjectReference(adopting: UnsafeMutableRawPointer(application))
  }

  func onActivate(_ handler: @escaping () -> Void) {
    unsafe connect(reference.pointer, "activate", to: handler)
  }

  func add(_ window: Window) {
    unsafe gtk_application_add_window(
      application, window.object.assumingMemoryBound(to: GtkWindow.self))
  }

  func run() {
    unsafe _ = g_application_run(
      reference.pointer.assumingMemoryBound(to: GApplication.self), 0, nil)
  }
}
