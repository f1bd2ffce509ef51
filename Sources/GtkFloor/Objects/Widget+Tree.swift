import CGtk

extension Widget {
  package var parent: Widget? {
    unsafe gtk_widget_get_parent(pointer).map { unsafe Widget($0) }
  }

  /// The window around the widget.
  package var root: Widget? {
    unsafe gtk_widget_get_root(pointer).map {
      unsafe Widget(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// Indicates whether the widget is this one or within it.
  package func isWithin(_ other: Widget) -> Bool {
    unsafe pointer == other.pointer || gtk_widget_is_ancestor(pointer, other.pointer) != 0
  }

  /// The widget's direct children, in order.
  package var children: [Widget] {
    var found: [Widget] = []
    unsafe forEachChild(of: pointer) { child in unsafe found.append(Widget(child)) }
    return found
  }

  /// Indicates whether the widget is its parent's first child.
  package var isFirstChild: Bool { unsafe gtk_widget_get_prev_sibling(pointer) == nil }

  var firstChild: Widget? {
    unsafe gtk_widget_get_first_child(pointer).map { unsafe Widget($0) }
  }

  func isChild(of other: Widget) -> Bool {
    unsafe gtk_widget_get_parent(pointer) == other.pointer
  }

  /// Inserts a child before another one, or at the end.
  package func insert(_ child: Widget, before sibling: Widget?) {
    unsafe gtk_widget_insert_before(child.pointer, pointer, sibling?.pointer)
  }

  /// Inserts a child after another one, or at the start.
  package func insert(_ child: Widget, after sibling: Widget?) {
    unsafe gtk_widget_insert_after(child.pointer, pointer, sibling?.pointer)
  }

  /// Removes the widget from its parent.
  package func unparent() {
    unsafe gtk_widget_unparent(pointer)
  }

  /// Returns the descendants of a class in order, such as parts of a GTK widget that has no function for them.
  func descendants(ofType type: GType) -> [Widget] {
    var found: [Widget] = []
    unsafe forEachDescendant { widget in
      if unsafe isInstance(UnsafeMutableRawPointer(widget), of: type) {
        unsafe found.append(Widget(widget))
      }
    }
    return found
  }

  /// Calls `body` for each descendant, parents before their children.
  fileprivate func forEachDescendant(_ body: (WidgetPointer) -> Void) {
    func visit(_ widget: WidgetPointer) {
      unsafe forEachChild(of: widget) { child in
        unsafe body(child)
        unsafe visit(child)
      }
    }
    unsafe visit(pointer)
  }

  /// Tells screen readers whether each widget within this one can be used, as GTK does only for this one.
  func disableContents() {
    unsafe forEachDescendant { widget in
      let isDisabled = unsafe gtk_widget_is_sensitive(widget) == 0
      unsafe cgtk_accessible_set_state(
        OpaquePointer(widget), GTK_ACCESSIBLE_STATE_DISABLED, isDisabled ? 1 : 0)
    }
  }

  /// Calls `body` for each ancestor, innermost first.
  fileprivate func forEachAncestor(_ body: (_ child: WidgetPointer, WidgetPointer) -> Void) {
    var child = pointer
    while let parent = unsafe gtk_widget_get_parent(child) {
      unsafe body(child, parent)
      unsafe child = parent
    }
  }

  /// Makes each surrounding stack show the page that contains the widget.
  package func revealInStacks() {
    unsafe forEachAncestor { child, parent in
      if unsafe isInstance(UnsafeMutableRawPointer(parent), of: gtk_stack_get_type()) {
        unsafe gtk_stack_set_visible_child(OpaquePointer(parent), child)
      }
    }
  }

  /// Presses the window's default button, as Enter does outside this widget.
  package func activateDefaultOfWindow() {
    if let parent = unsafe gtk_widget_get_parent(pointer) {
      unsafe gtk_widget_activate_default(parent)
    }
  }
}

// MARK: - Event controllers

extension Widget {
  /// Calls `body` for each of the widget's event controllers of a class.
  func forEachController(of type: GType, _ body: (OpaquePointer) -> Void) {
    guard let controllers = unsafe gtk_widget_observe_controllers(pointer) else { return }
    for place in 0..<(unsafe g_list_model_get_n_items(controllers)) {
      guard let item = unsafe g_list_model_get_item(controllers, place) else { continue }
      if unsafe isInstance(item, of: type) { unsafe body(OpaquePointer(item)) }
      unsafe g_object_unref(item)
    }
    unsafe g_object_unref(UnsafeMutableRawPointer(controllers))
  }
}

// MARK: - Swift objects of widgets

extension Widget {
  /// The Swift objects of the widgets within this one, innermost first.
  package var implementations: [any WidgetImplementation] {
    var found: [any WidgetImplementation] = []
    func visit(_ widget: WidgetPointer) {
      unsafe forEachChild(of: widget) { child in
        unsafe visit(child)
        if let owner = unsafe GtkFloor.implementation(of: child) { found.append(owner) }
      }
    }
    unsafe visit(pointer)
    return found
  }

  /// The Swift object that implements the widget, or `nil` for a GTK widget.
  package var implementation: (any WidgetImplementation)? {
    unsafe GtkFloor.implementation(of: pointer)
  }

  /// Attaches an object, which the widget doesn't retain.
  package func attach(_ object: AnyObject) {
    let reference = unsafe Unmanaged.passRetained(WeakReference<AnyObject>(object)).toOpaque()
    unsafe g_object_set_qdata_full(
      gObject, attachmentKey, reference
    ) { reference in
      guard let reference = unsafe reference else { return }
      unsafe Unmanaged<WeakReference<AnyObject>>.fromOpaque(reference).release()
    }
  }

  /// The objects attached to the widgets around this one, innermost first.
  package var attachmentsAround: [AnyObject] {
    var found: [AnyObject] = []
    unsafe forEachAncestor { _, parent in
      if let attached = unsafe attachment(of: parent) { found.append(attached) }
    }
    return found
  }

  /// The objects attached to the widgets within this one, parents before their children.
  package var attachmentsWithin: [AnyObject] {
    var found: [AnyObject] = []
    unsafe forEachDescendant { widget in
      if let attached = unsafe attachment(of: widget) { found.append(attached) }
    }
    return found
  }
}

extension Widget {
  /// The width that the widget requests, in pixels, with texts on one line.
  package var naturalWidth: Int32 {
    var width: Int32 = 0
    unsafe gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
    return width
  }

  /// Calls `body` after the user has changed the desktop's text size and the widget was drawn with it.
  package func onTextSizeChange(_ body: @escaping () -> Void) {
    guard let settings = unsafe UnsafeMutableRawPointer(gtk_widget_get_settings(pointer)) else {
      return
    }
    for setting in ["gtk-font-name", "gtk-xft-dpi"] {
      unsafe connectSignal(settings, "notify::\(setting)", until: gObject) { [weak self] _ in
        self?.afterDrawing(body)
        return false
      }
    }
  }

  /// Computes the style of a visible widget and of everything in it, whose sizes are then measured again.
  ///
  /// Otherwise GTK 4.18 keeps some sizes when widgets with another style move, and warns of the sums.
  package func computeStyle() {
    if isMapped { unsafe GtkFloor.computeStyle(of: pointer) }
  }
}

private func computeStyle(of widget: WidgetPointer) {
  unsafe gtk_widget_queue_resize(widget)
  var area = graphene_rect_t()
  _ = unsafe gtk_widget_compute_bounds(widget, widget, &area)
  unsafe forEachChild(of: widget) { child in unsafe computeStyle(of: child) }
}

/// Calls `body` for each direct child of a widget, in order.
func forEachChild(of widget: WidgetPointer, _ body: (WidgetPointer) -> Void) {
  var next = unsafe gtk_widget_get_first_child(widget)
  while let child = unsafe next {
    unsafe body(child)
    unsafe next = gtk_widget_get_next_sibling(child)
  }
}

/// Returns the object attached to a widget, or `nil` if there is none.
private func attachment(of widget: WidgetPointer) -> AnyObject? {
  let object = unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  guard let reference = unsafe g_object_get_qdata(object, attachmentKey) else { return nil }
  return unsafe Unmanaged<WeakReference<AnyObject>>.fromOpaque(reference).takeUnretainedValue()
    .object
}

private let attachmentKey = unsafe g_quark_from_static_string("FormAttachment")

/// A reference that doesn't keep its object alive.
final class WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
