import CGtk

/// A stack of pages that shows one at a time.
package final class Stack: Widget {
  private var pages: [Widget] = []

  package init() {
    unsafe super.init(gtk_stack_new())
    unsafe gtk_stack_set_vhomogeneous(opaque, 0)
    // GTK would measure hidden pages at their minimum height, with a long text on a single line.
    unsafe gtk_stack_set_hhomogeneous(opaque, 0)
  }

  /// Adds a page, with its name for screen readers.
  package func append(_ page: Widget, name: String) {
    pages.append(page)
    unsafe _ = gtk_stack_add_child(opaque, page.pointer)
    setName(name, at: pages.count - 1)
  }

  /// Sets a page's name for screen readers.
  package func setName(_ name: String, at index: Int) {
    guard let page = unsafe gtk_stack_get_page(opaque, pages[index].pointer) else { return }
    unsafe Widget(unowned: UnsafeMutableRawPointer(page)).setAccessibleName(name)
  }

  /// The index of the visible page; 0 if there is none.
  package var visibleIndex: Int {
    get {
      let child = unsafe gtk_stack_get_visible_child(opaque)
      return pages.firstIndex { unsafe $0.pointer == child } ?? 0
    }
    set { unsafe gtk_stack_set_visible_child(opaque, pages[newValue].pointer) }
  }

  /// Calls `handler` when another page becomes visible.
  package func onTurn(_ handler: @escaping () -> Void) {
    connect("notify::visible-child", to: handler)
  }
}
