import CGtk

/// The functions of libadwaita in a program that has loaded it; this library doesn't link it.
enum AdwaitaFunctions {
  /// Indicates whether the program has started it.
  static var isStarted: Bool {
    let function = Toolkit.function(
      "adw_is_initialized", as: (@convention(c) () -> gboolean).self)
    return (function?() ?? 0) != 0
  }

  /// Indicates whether a window is one of libadwaita, in which it shows dialogs.
  static func isWindow(_ window: Window) -> Bool {
    ["AdwWindow", "AdwApplicationWindow"].contains { name in
      let type = unsafe g_type_from_name(name)
      return unsafe type != 0 && isInstance(window.object, of: type)
    }
  }

  /// Makes a widget of a class such as `adw_dialog`, or returns `nil` if libadwaita doesn't have it.
  static func make(_ name: String) -> Widget? {
    guard
      let type = Toolkit.function("\(name)_get_type", as: (@convention(c) () -> GType).self),
      let object = unsafe g_object_new_with_properties(type(), 0, nil, nil)
    else { return nil }
    return unsafe Widget(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
  }

  /// Calls a function that gives one widget another, or none.
  static func call(_ name: String, _ widget: Widget, _ other: Widget?) {
    let function = unsafe Toolkit.function(
      name, as: (@convention(c) (OpaquePointer, UnsafeMutablePointer<GtkWidget>?) -> Void).self)
    unsafe function?(widget.opaque, other?.pointer)
  }
}
