import CGtk

// A container shows a widget and closes as a whole: a popover, a libadwaita page or dialog, or a window.

extension Widget {
  /// The title of the innermost libadwaita page or dialog, or of the window; if it has none, the program's name.
  package var titleAround: String {
    let titled = [navigationPageAround, dialogAround].compactMap(\.self)
    let titles = titled.map { $0["title"] } + [Window(around: self)?.title ?? ""]
    return titles.first { !$0.isEmpty } ?? Toolkit.applicationName
  }

  /// Closes the popover, the libadwaita page or dialog, or the window around the widget, as its user does.
  package func closeContainer() {
    if let popoverAround {
      popoverAround.popDown()
    } else if !leaveNavigationPage() {
      unsafe gtk_widget_activate_action_variant(pointer, "window.close", nil)
    }
  }

  /// The innermost popover around the widget, or `nil` if there is none.
  package var popoverAround: Widget? { around(gtk_popover_get_type()) }

  private func around(_ type: GType) -> Widget? {
    guard type != 0 else { return nil }
    return unsafe gtk_widget_get_ancestor(pointer, type).map { unsafe Widget($0) }
  }
}

// MARK: - libadwaita's page

extension Widget {
  private var navigationPageAround: Widget? { around(unsafe g_type_from_name("AdwNavigationPage")) }

  var navigationViewAround: Widget? { around(unsafe g_type_from_name("AdwNavigationView")) }

  /// Goes back to the previous page, unless this one has been left; returns false if there is none.
  private func leaveNavigationPage() -> Bool {
    guard let page = navigationPageAround, let view = page.navigationViewAround,
      let visible = unsafe Toolkit.function(
        "adw_navigation_view_get_visible_page",
        as: (@convention(c) (OpaquePointer) -> WidgetPointer?).self),
      let pop = unsafe Toolkit.function(
        "adw_navigation_view_pop", as: (@convention(c) (OpaquePointer) -> gboolean).self)
    else { return false }
    return unsafe visible(view.opaque) != page.pointer || pop(view.opaque) != 0
  }

  /// Calls `handler` when the user has left a page of the libadwaita view around the widget, unless it already has such
  /// a handler.
  ///
  /// libadwaita asks nobody before. It does nothing if the program has set `can-pop` to false, to close the page itself.
  ///
  /// - Parameter handler: Returns a closure to call once the page is shown again, or `nil` if it may be left.
  package func onNavigationPageLeft(_ handler: @escaping (_ page: Widget) -> (() -> Void)?) {
    guard let view = navigationPageAround?.navigationViewAround else { return }
    let pointer = view.pointer
    view.once(for: "popped") {
      view.connect(
        "popped",
        answering: { arguments in
          guard let object = unsafe arguments.pointer(0) else { return false }
          let page = unsafe Widget(object.assumingMemoryBound(to: GtkWidget.self))
          guard page["can-pop"], let ask = handler(page) else { return false }
          let view = unsafe Widget(pointer)
          // The view is still moving the page.
          afterEvent {
            let isAnimated: Bool = view["animate-transitions"]
            view["animate-transitions"] = false
            AdwaitaFunctions.call("adw_navigation_view_push", view, page)
            view["animate-transitions"] = isAnimated
            ask()
          }
          return false
        })
    }
  }
}

// MARK: - libadwaita's dialog

extension Widget {
  /// The libadwaita dialog around the widget, or `nil` if there is none.
  ///
  /// Since GTK 4.18, such a dialog keeps keys from its window.
  package var dialogAround: Widget? { around(unsafe g_type_from_name("AdwDialog")) }

  /// Calls `handler` when the user closes the libadwaita dialog around the widget, which then stays open.
  ///
  /// It does nothing if the program has set `can-close` to false, to answer the user itself.
  package func onDialogCloseRequest(_ handler: @escaping (Widget) -> Void) {
    guard let dialog = dialogAround, dialog["can-close"] else { return }
    dialog["can-close"] = false
    let pointer = dialog.pointer
    dialog.connect("close-attempt") { unsafe handler(Widget(pointer)) }
  }

  /// Closes this libadwaita dialog without asking.
  package func forceCloseDialog() {
    let window = Window(around: self)
    // GTK 4.18 doesn't release a dialog that closes with the focus.
    window?.clearFocus(in: self)
    if let window, window.content?.isSame(as: self) == true {
      // GTK would ignore libadwaita's request to close its window while the user's own is being answered.
      return window.destroy()
    }
    let close = unsafe Toolkit.function(
      "adw_dialog_force_close", as: (@convention(c) (OpaquePointer) -> Void).self)
    canTakeFocus = false
    unsafe close?(opaque)
    // Without a focus, Escape wouldn't close a dialog below this one.
    if let window, !window.hasFocusedWidget { _ = window.moveFocus(.next) }
    canTakeFocus = true
  }
}
