import CGtk

/// Elements of which one is shown.
final class Stack: Widget {
  private var elements: [any FormElement] = []

  init() {
    unsafe super.init(gtk_stack_new())
    unsafe gtk_stack_set_vhomogeneous(opaque, 0)
  }

  func append(_ element: any FormElement) {
    elements.append(element)
    unsafe gtk_stack_add_child(opaque, element.widget)
  }

  /// The place of the element that is shown; 0 where there is none.
  var visibleIndex: Int {
    get {
      let child = unsafe gtk_stack_get_visible_child(opaque)
      return elements.firstIndex { unsafe $0.widget == child } ?? 0
    }
    set { unsafe gtk_stack_set_visible_child(opaque, elements[newValue].widget) }
  }

  /// Calls `handler` when another element is shown.
  func onTurn(_ handler: @escaping () -> Void) {
    unsafe connect(object, notify: "visible-child", to: handler)
  }
}

extension Widget {
  /// Does what Enter does outside this widget: presses the default button of the window.
  func activateDefaultOfWindow() {
    if let parent = unsafe gtk_widget_get_parent(pointer) {
      unsafe gtk_widget_activate_default(parent)
    }
  }
}
