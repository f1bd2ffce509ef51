import CGtk

#if canImport(Glibc)
  import Glibc
#endif

/// GTK as a whole.
package enum Toolkit {
  /// Starts GTK; false when there is no display.
  package static func initialize() -> Bool { gtk_init_check() != 0 }

  /// Lays out every widget from right to left.
  package static func mirror() {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
  }

  /// Stops a program that creates widgets before GTK was started, with a message; GTK would crash.
  package static func requireInitialized() {
    guard gtk_is_initialized() != 0 else {
      fatalError(
        "A form was created before GTK was initialized: create a FormApplication "
          + "first, or call gtk_init.")
    }
  }

  /// Returns whether the program runs with GTK 4 of this minor version or a later one.
  static func isAtLeast(minor: Int) -> Bool { Int(gtk_get_minor_version()) >= minor }

  /// A function that only a newer GTK has, or `nil`.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // A handle of nil: of all libraries of the program.
    unsafe dlsym(nil, name).map { unsafe unsafeBitCast($0, to: type) }
  }
}
