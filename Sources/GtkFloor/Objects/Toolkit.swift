import CGtk

#if canImport(Glibc)
  import Glibc
#endif

/// Functions of GTK as a whole.
package enum Toolkit {
  /// Starts GTK; returns false if there is no display.
  package static func initialize() -> Bool {
    // Modules of input methods expect a program with a name.
    if unsafe g_get_prgname() == nil { unsafe g_set_prgname(executableName) }
    // After a failure, GTK still claims to be initialized.
    return unsafe gtk_init_check() != 0 && gdk_display_get_default() != nil
  }

  /// The name of the program for its users, such as “Newsletter”.
  static var applicationName: String {
    unsafe g_get_application_name().map { unsafe String(cString: $0) } ?? executableName
  }

  private static var executableName: String {
    String(CommandLine.arguments.first?.split(separator: "/").last ?? "")
  }

  /// Indicates whether every widget is laid out from right to left.
  package static var isMirrored: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Stops the program with a message if GTK isn't initialized; creating a widget would crash.
  package static func requireInitialized() {
    guard gtk_is_initialized() != 0 else {
      fatalError(
        "A form was created before GTK was initialized: create a FormApplication "
          + "first, or call gtk_init.")
    }
  }

  /// Returns whether GTK is at this minor version of GTK 4 or later.
  static func isAtLeast(minor: Int) -> Bool { Int(gtk_get_minor_version()) >= minor }

  /// Returns a function that only newer GTK versions have, or `nil` if it's missing.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // A nil handle searches all libraries of the program.
    unsafe dlsym(nil, name).map { unsafe unsafeBitCast($0, to: type) }
  }
}
