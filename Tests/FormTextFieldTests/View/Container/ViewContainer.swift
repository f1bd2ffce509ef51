import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A container that closes with a view without a host.
enum ViewContainer {
  case window
  case popover
  case page
  case firstPage
  case dialog
  case firstPageOfDialog

  /// The containers that can be shown here.
  static var allCases: [Self] {
    [.window, .popover]
      + (Libadwaita.hasDialogs ? [.page, .firstPage, .dialog, .firstPageOfDialog] : [])
  }
}

/// Shows a widget in a container, which is destroyed after the test.
@MainActor
func show(_ content: Widget, in container: ViewContainer, _ body: () -> Void) {
  // libadwaita doesn't release a dialog that closes while it opens.
  setReducedMotion(true)
  defer { setReducedMotion(false) }
  switch container {
  case .window:
    let window = Window(title: "Guests")
    window.content = content
    presentActive(window)
    body()
    window.destroy()
  case .popover:
    let anchor = Box(.column)
    let window = Window(title: "Guests")
    window.content = anchor
    let popover: WidgetPointer = gtk_popover_new()
    gtk_popover_set_child(popover.popover, content.pointer)
    gtk_widget_set_parent(popover, anchor.pointer)
    presentActive(window)
    gtk_popover_popup(popover.popover)
    assertSoon(content.isMapped)
    body()
    // GTK 4.8 keeps a popover that was shown.
    gtk_popover_set_child(popover.popover, nil)
    gtk_widget_unparent(popover)
    window.destroy()
  case .page, .firstPage:
    guard let window = Libadwaita.window() else { return XCTFail("no window") }
    if container == .page {
      Libadwaita.navigate(to: content, "Guests", in: window)
    } else {
      guard let view = Libadwaita.navigationView(from: content, "Guests") else { return }
      AdwaitaFunctions.call("adw_window_set_content", window, view)
    }
    presentActive(window)
    assertSoon(content.isMapped)
    body()
    window.destroy()
  case .dialog: inDialog(content) { _ in body() }
  case .firstPageOfDialog:
    guard let view = Libadwaita.navigationView(from: content, "Guests") else { return }
    inDialog(view) { _ in body() }
  }
}

/// Shows a widget in a libadwaita dialog over its own window.
@MainActor
func inDialog(
  _ content: Widget, prepare: (Widget) -> Void = { _ in }, _ body: (Widget) -> Void
) {
  guard let parent = Libadwaita.window(), let dialog = AdwaitaFunctions.make("adw_dialog") else {
    return XCTFail("libadwaita made no dialog")
  }
  presentActive(parent)
  dialog["title"] = "New guest"
  prepare(dialog)
  AdwaitaFunctions.call("adw_dialog_set_child", dialog, content)
  AdwaitaFunctions.call("adw_dialog_present", dialog, parent)
  assertSoon(content.isMapped)
  body(dialog)
  parent.destroy()
}

@MainActor
func presentActive(_ window: Window) {
  window.present()
  spin(until: gtk_window_is_active(window.gtk) != 0)
}
