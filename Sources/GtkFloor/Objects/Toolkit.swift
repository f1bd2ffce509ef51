import CGtk

/// GTK as a whole.
package enum Toolkit {
  /// Starts GTK; false when there is no display.
  package static func initialize() -> Bool { gtk_init_check() != 0 }

  /// Stops a program that creates widgets before GTK was started, with a message; GTK would crash.
  package static func requireInitialized() {
    guard gtk_is_initialized() != 0 else {
      fatalError(
        "A form was created before GTK was initialized: create a FormApplication "
          + "first, or call gtk_init.")
    }
  }
}
