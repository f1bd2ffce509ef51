import CGtk
import Foundation

@testable import GtkFloor

/// The library of GNOME programs, which the tests load if `GENERIC_FORM_LIBADWAITA` is set.
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

  /// Returns a window that can show libadwaita's dialogs, or `nil` without libadwaita.
  @MainActor static func window() -> Window? {
    guard let function = dlsym(nil, "adw_window_new") else { return nil }
    let create = unsafeBitCast(function, to: (@convention(c) () -> WidgetPointer).self)
    let window = Window(around: Widget(create()))
    if let window { gtk_window_set_default_size(window.gtk, 700, 700) }
    return window
  }

  /// Fills a libadwaita window with a navigation view whose second page is `content`.
  @MainActor static func navigate(to content: Widget, _ title: String, in window: Window) {
    guard let view = navigationView(from: Label("The first page"), "First") else { return }
    push(content, title, on: view)
    AdwaitaFunctions.call("adw_window_set_content", window, view)
  }

  /// Returns a navigation view with its first page.
  @MainActor static func navigationView(from content: Widget, _ title: String) -> Widget? {
    let view = AdwaitaFunctions.make("adw_navigation_view")
    if let view { push(content, title, on: view) }
    return view
  }

  /// Shows `content` on the next page of a navigation view.
  @MainActor static func push(_ content: Widget, _ title: String, on view: Widget) {
    guard let page = AdwaitaFunctions.make("adw_navigation_page") else { return }
    page["title"] = title
    AdwaitaFunctions.call("adw_navigation_page_set_child", page, content)
    AdwaitaFunctions.call("adw_navigation_view_push", view, page)
  }

  /// Indicates whether the tests run with libadwaita's dialogs, which came with version 1.5.
  static var hasDialogs: Bool { isStarted && dlsym(nil, "adw_dialog_new") != nil }
}
