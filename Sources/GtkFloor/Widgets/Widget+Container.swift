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
    } else if let page = pageToPop {
      // A page that the user has already left isn't popped again.
      if page.isVisiblePage { page.pop() }
    } else {
      unsafe gtk_widget_activate_action_variant(pointer, "window.close", nil)
    }
  }

  /// Returns whether the widget closes with `container`, because it's in it or in a dialog above it.
  package func closes(with container: Widget) -> Bool {
    if isWithin(container) { return true }
    // A libadwaita dialog may fill its own window.
    guard let window = Window(around: container),
      window.isSame(as: container) || window.content?.isSame(as: container) == true
    else { return false }
    return Window(around: self)?.blockedWindows.contains { $0.isSame(as: window) } ?? false
  }

  /// The innermost popover around the widget, or `nil` if there is none.
  package var popoverAround: Widget? { around(gtk_popover_get_type()) }

  /// The popover or libadwaita page that ``closeContainer()`` closes, or `nil` if it closes a dialog or window.
  package var popoverOrPage: Widget? { popoverAround ?? pageToPop }

  private func around(_ type: GType) -> Widget? {
    guard type != 0 else { return nil }
    return unsafe gtk_widget_get_ancestor(pointer, type).map { unsafe Widget($0) }
  }
}

// MARK: - libadwaita's page

extension Widget {
  var navigationPageAround: Widget? { around(unsafe g_type_from_name("AdwNavigationPage")) }

  var navigationViewAround: Widget? { around(unsafe g_type_from_name("AdwNavigationView")) }

  /// The libadwaita page around the widget, or `nil` if there is none to go back from.
  private var pageToPop: Widget? {
    guard let page = navigationPageAround, let view = page.navigationViewAround else { return nil }
    return page.isVisiblePage && view.page(before: page) == nil ? nil : page
  }

  private var isVisiblePage: Bool {
    guard let view = navigationViewAround,
      let visible = unsafe Toolkit.function(
        "adw_navigation_view_get_visible_page",
        as: (@convention(c) (OpaquePointer) -> WidgetPointer?).self)
    else { return false }
    return unsafe visible(view.opaque) == pointer
  }

  /// Pops this libadwaita page and those above it, if there is a page below.
  fileprivate func pop() {
    guard let view = navigationViewAround, let previous = view.page(before: self) else { return }
    AdwaitaFunctions.call("adw_navigation_view_pop_to_page", view, previous)
  }

  /// Returns the page below `page` in this libadwaita view, or `nil` if there is none.
  func page(before page: Widget) -> Widget? {
    let previous = unsafe Toolkit.function(
      "adw_navigation_view_get_previous_page",
      as: (@convention(c) (OpaquePointer, OpaquePointer) -> WidgetPointer?).self)
    return unsafe previous?(opaque, page.opaque).map { unsafe Widget($0) }
  }

  /// Calls `handler` after pages of the libadwaita view around the widget were popped.
  ///
  /// A view has one such handler; later ones are ignored.
  package func onPagesPopped(_ handler: @escaping (PoppedPages) -> Void) {
    guard let view = navigationPageAround?.navigationViewAround else { return }
    let pointer = view.pointer
    var pages: [Widget] = []
    view.once(for: "popped") {
      view.connect(
        "popped",
        answering: { arguments in
          guard let object = unsafe arguments.pointer(0) else { return false }
          let view = unsafe Widget(pointer)
          // The view is still moving the pages, which are popped one by one.
          if pages.isEmpty {
            afterEvent {
              // The program may have shown some of them again.
              let popped = PoppedPages(
                view: view, pages: pages.filter { view.page(before: $0) == nil })
              pages = []
              handler(popped)
            }
          }
          pages.append(unsafe Widget(object.assumingMemoryBound(to: GtkWidget.self)))
          return false
        })
    }
  }
}

/// Pages that a libadwaita view has popped together; it doesn't ask before.
package struct PoppedPages {
  fileprivate let view: Widget

  /// The pages, from the visible one down.
  package let pages: [Widget]

  /// Indicates whether this package may ask; a program that asks by itself sets `can-pop` to false.
  package var canPop: Bool { pages.first.map { $0["can-pop"] } ?? false }

  /// Shows the pages again, without an animation.
  package func pushAgain() {
    let isAnimated: Bool = view["animate-transitions"]
    view["animate-transitions"] = false
    for page in pages.reversed() { AdwaitaFunctions.call("adw_navigation_view_push", view, page) }
    view["animate-transitions"] = isAnimated
  }

  /// Pops the pages that were shown again.
  package func popAgain() { pages.last?.pop() }
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
