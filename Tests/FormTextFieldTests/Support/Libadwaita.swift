import CGtk
import Foundation

/// The library that a program of GNOME uses, which the tests load if `GENERIC_FORM_LIBADWAITA` is set.
enum Libadwaita {
  private static let isStarted: Bool = {
    guard ProcessInfo.processInfo.environment["GENERIC_FORM_LIBADWAITA"] != nil,
      let library = dlopen("libadwaita-1.so.0", RTLD_NOW | RTLD_GLOBAL),
      let function = dlsym(library, "adw_init")
    else { return false }
    unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    return true
  }()

  static func startIfAsked() { _ = isStarted }

  /// Indicates whether the tests run with its dialogs, which version 1.5 has brought.
  static var hasDialogs: Bool { isStarted && dlsym(nil, "adw_dialog_new") != nil }
}
