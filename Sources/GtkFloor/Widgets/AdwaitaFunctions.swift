import CGtk

#if canImport(Glibc)
  import Glibc
#endif

/// The functions of libadwaita if the program has loaded it; this library doesn't link it.
package enum AdwaitaFunctions {
  /// Indicates whether the program has started libadwaita.
  package static var isStarted: Bool {
    let function = Toolkit.function(
      "adw_is_initialized", as: (@convention(c) () -> gboolean).self)
    return (function?() ?? 0) != 0
  }

  /// The version of libadwaita, such as `[1, 2]`, or `nil` if the program hasn't started it.
  package static var version: [Int]? {
    guard isStarted else { return nil }
    return ["major", "minor"].compactMap { part in
      Toolkit.function("adw_get_\(part)_version", as: (@convention(c) () -> guint).self)
    }.map { Int($0()) }
  }

  /// Loads and starts libadwaita; returns false if it isn't installed.
  ///
  /// A program that links libadwaita calls `Adwaita.start()` instead.
  package static func start() -> Bool {
    guard unsafe dlopen("libadwaita-1.so.0", RTLD_NOW | RTLD_GLOBAL) != nil,
      let function = Toolkit.function("adw_init", as: (@convention(c) () -> Void).self)
    else { return false }
    function()
    return true
  }

  /// Returns whether the program's libadwaita has a function.
  static func has(_ name: String) -> Bool { unsafe dlsym(nil, name) != nil }

  /// Creates a widget of a class such as `adw_dialog`, or returns `nil` if libadwaita doesn't have it.
  static func make(_ name: String) -> Widget? {
    guard
      let type = Toolkit.function("\(name)_get_type", as: (@convention(c) () -> GType).self),
      let object = unsafe g_object_new_with_properties(type(), 0, nil, nil)
    else { return nil }
    return unsafe Widget(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
  }

  /// Puts a header bar above content: in an `AdwToolbarView` since 1.4, in a box before.
  static func put(_ bar: Widget, above content: Widget) -> Widget {
    if let view = make("adw_toolbar_view") {
      call("adw_toolbar_view_add_top_bar", view, bar)
      call("adw_toolbar_view_set_content", view, content)
      return view
    }
    let column = Box(.column)
    column.append(bar)
    column.append(content)
    content.expandsVertically = true
    return column
  }

  /// Calls a function that takes a widget and an optional second one.
  static func call(_ name: String, _ widget: Widget, _ other: Widget?) {
    let function = unsafe Toolkit.function(
      name, as: (@convention(c) (OpaquePointer, UnsafeMutablePointer<GtkWidget>?) -> Void).self)
    unsafe function?(widget.opaque, other?.pointer)
  }
}
