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

  /// Indicates whether a page slides in from the side where it is among the others.
  package var slides = false {
    didSet {
      unsafe gtk_stack_set_transition_type(
        opaque,
        slides ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT : GTK_STACK_TRANSITION_TYPE_NONE)
    }
  }

  /// Calls `handler` when a finger swipes a page away, toward the next one.
  package func onSwipeBack(_ handler: @escaping () -> Void) {
    guard let gesture = unsafe gtk_gesture_swipe_new() else { return }
    unsafe gtk_gesture_single_set_touch_only(gesture, 1)
    let stack = pointer
    unsafe connectSignal(UnsafeMutableRawPointer(gesture), "swipe") { velocity in
      let (x, y) = (velocity.number(0), velocity.number(1))
      let isBack = unsafe isRightToLeft(stack) ? x < 0 : x > 0
      if isBack, abs(x) > 2 * abs(y) { handler() }
      return false
    }
    unsafe gtk_widget_add_controller(pointer, gesture)
  }

  /// Calls `handler` when another page becomes visible.
  package func onTurn(_ handler: @escaping () -> Void) {
    connect("notify::visible-child", to: handler)
  }
}
