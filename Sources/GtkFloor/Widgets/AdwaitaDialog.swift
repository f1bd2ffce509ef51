import CGtk

/// A dialog of libadwaita, which the program has loaded and initialized.
final class AdwaitaDialog: Widget, DialogShell {
  private var isShown = false
  private var closeHandler: () -> Void = {}

  /// Returns `nil` in a program without libadwaita 1.5 or later.
  init?(title: String, bar: HeaderBar, content: Widget) {
    guard Self.isInitialized, let dialog = unsafe Self.make("adw_dialog_new"),
      let view = unsafe Self.make("adw_toolbar_view_new").map({ unsafe Widget($0) })
    else { return nil }
    unsafe super.init(dialog)
    Self.call("adw_toolbar_view_add_top_bar", view, bar)
    Self.call("adw_toolbar_view_set_content", view, content)
    Self.call("adw_dialog_set_child", self, view)
    bar.title = title
    self["title"] = title
    self["content-width"] = 460
    self["can-close"] = false
  }

  var widget: Widget { self }

  var title: String { self["title"] }

  var defaultButton: Widget? {
    didSet { Self.call("adw_dialog_set_default_widget", self, defaultButton) }
  }

  func present(over parent: Widget) {
    isShown = true
    Self.call("adw_dialog_present", self, parent)
  }

  func close() {
    guard isShown else { return }
    let close = unsafe Toolkit.function(
      "adw_dialog_force_close", as: (@convention(c) (OpaquePointer) -> Void).self)
    unsafe close?(opaque)
    // The signal doesn't come from a dialog with its own window.
    wasClosed()
  }

  func onCloseRequest(_ handler: @escaping () -> Void) {
    connect("close-attempt", to: handler)
  }

  func onClose(_ handler: @escaping () -> Void) {
    closeHandler = handler
    connect("closed") { [weak self] in self?.wasClosed() }
  }

  private func wasClosed() {
    guard isShown else { return }
    isShown = false
    closeHandler()
  }

  private static var isInitialized: Bool {
    let function = Toolkit.function(
      "adw_is_initialized", as: (@convention(c) () -> gboolean).self)
    return (function?() ?? 0) != 0
  }

  /// Calls a function that makes a widget, or returns `nil` if libadwaita doesn't have it.
  private static func make(_ name: String) -> UnsafeMutablePointer<GtkWidget>? {
    let function = unsafe Toolkit.function(
      name, as: (@convention(c) () -> UnsafeMutablePointer<GtkWidget>?).self)
    return function?()
  }

  /// Calls a function that gives one widget another, or none.
  private static func call(_ name: String, _ widget: Widget, _ other: Widget?) {
    let function = unsafe Toolkit.function(
      name, as: (@convention(c) (OpaquePointer, UnsafeMutablePointer<GtkWidget>?) -> Void).self)
    unsafe function?(widget.opaque, other?.pointer)
  }
}

extension Widget {
  /// The dialog of libadwaita around the widget, or `nil` if there is none.
  ///
  /// Since GTK 4.18, such a dialog keeps keys from the window around it.
  package var dialogAround: Widget? {
    let type = unsafe g_type_from_name("AdwDialog")
    guard type != 0, let dialog = unsafe gtk_widget_get_ancestor(pointer, type) else { return nil }
    return unsafe Widget(dialog)
  }
}
