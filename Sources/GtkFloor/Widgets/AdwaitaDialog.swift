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
    forceCloseDialog()
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
