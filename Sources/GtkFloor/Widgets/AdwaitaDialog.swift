import CGtk

/// A libadwaita dialog, in a program that has loaded and initialized libadwaita.
final class AdwaitaDialog: Widget, DialogShell {
  private var isShown = false
  private let bar: HeaderBar?
  private var closeHandler: () -> Void = {}

  /// Returns `nil` if the program doesn't use libadwaita 1.5 or later.
  init?(title: String, bar: HeaderBar, content: Widget) {
    guard AdwaitaFunctions.isStarted, let dialog = AdwaitaFunctions.make("adw_dialog") else {
      return nil
    }
    self.bar = bar
    unsafe super.init(dialog.pointer)
    AdwaitaFunctions.call(
      "adw_dialog_set_child", self, AdwaitaFunctions.put(bar, above: content))
    self.title = title
    self["content-width"] = 460
    self["can-close"] = false
  }

  /// Adopts an `AdwDialog`.
  init(_ dialog: Widget) {
    bar = nil
    unsafe super.init(dialog.pointer)
    self["can-close"] = false
  }

  var widget: Widget { self }

  var title: String {
    get { self["title"] }
    set {
      self["title"] = newValue
      bar?.title = newValue
    }
  }

  var defaultButton: Widget? {
    didSet { AdwaitaFunctions.call("adw_dialog_set_default_widget", self, defaultButton) }
  }

  func present(over parent: Widget?) {
    isShown = true
    connect("closed") { [weak self] in self?.wasClosed() }
    AdwaitaFunctions.call("adw_dialog_present", self, parent)
  }

  func close() {
    guard isShown else { return }
    let window = Window(around: self)
    // GTK 4.18 doesn't release a dialog that closes with the focus.
    window?.clearFocus(in: self)
    if let window, window.content?.isSame(as: self) == true {
      // GTK would ignore libadwaita's request to close its window while the user's own is being answered.
      window.destroy()
    } else {
      let close = unsafe Toolkit.function(
        "adw_dialog_force_close", as: (@convention(c) (OpaquePointer) -> Void).self)
      unsafe close?(opaque)
    }
    // A dialog in its own window doesn't emit the signal.
    wasClosed()
  }

  func onCloseRequest(_ handler: @escaping () -> Void) {
    connect("close-attempt", to: handler)
  }

  func onClose(_ handler: @escaping () -> Void) {
    closeHandler = handler
  }

  private func wasClosed() {
    guard isShown else { return }
    isShown = false
    closeHandler()
  }
}

extension Widget {
  /// The libadwaita dialog around the widget, or `nil` if there is none.
  ///
  /// Since GTK 4.18, such a dialog keeps keys from its window.
  package var dialogAround: Widget? {
    let type = unsafe g_type_from_name("AdwDialog")
    guard type != 0, let dialog = unsafe gtk_widget_get_ancestor(pointer, type) else { return nil }
    return unsafe Widget(dialog)
  }
}
