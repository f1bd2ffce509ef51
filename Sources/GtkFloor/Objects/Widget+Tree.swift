import CGtk

// Where a widget is, and what is in it.

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

  /// The widgets directly within this one, from the first to the last.
  package var children: [Widget] {
    var found: [Widget] = []
    var child = unsafe gtk_widget_get_first_child(pointer)
    while let current = unsafe child {
      unsafe found.append(Widget(current))
      unsafe child = gtk_widget_get_next_sibling(current)
    }
    return found
  }

  var firstChild: Widget? {
    unsafe gtk_widget_get_first_child(pointer).map { unsafe Widget($0) }
  }

  func isChild(of other: Widget) -> Bool {
    unsafe gtk_widget_get_parent(pointer) == other.pointer
  }

  /// Puts a widget into this one before another child, or at the end.
  package func insert(_ child: Widget, before sibling: Widget?) {
    unsafe gtk_widget_insert_before(child.pointer, pointer, sibling?.pointer)
  }

  /// Puts a widget into this one after another child, or at the start.
  package func insert(_ child: Widget, after sibling: Widget?) {
    unsafe gtk_widget_insert_after(child.pointer, pointer, sibling?.pointer)
  }

  /// Takes the widget out of the one around it.
  package func unparent() {
    unsafe gtk_widget_unparent(pointer)
  }

  /// The widgets of a class within this one, from the first to the last, such as the parts of a
  /// widget of GTK that it has no function for.
  func descendants(ofType type: GType) -> [Widget] {
    var found: [Widget] = []
    unsafe forEachDescendant { widget in
      if unsafe isInstance(UnsafeMutableRawPointer(widget), of: type) {
        unsafe found.append(Widget(widget))
      }
    }
    return found
  }

  /// Calls `body` with each widget within this one, each before those within it.
  fileprivate func forEachDescendant(_ body: (WidgetPointer) -> Void) {
    func visit(_ widget: WidgetPointer) {
      var child = unsafe gtk_widget_get_first_child(widget)
      while let current = unsafe child {
        unsafe body(current)
        unsafe visit(current)
        unsafe child = gtk_widget_get_next_sibling(current)
      }
    }
    unsafe visit(pointer)
  }

  /// Calls `body` with each widget around this one, the innermost first.
  fileprivate func forEachAncestor(_ body: (_ child: WidgetPointer, WidgetPointer) -> Void) {
    var child = pointer
    while let parent = unsafe gtk_widget_get_parent(child) {
      unsafe body(child, parent)
      unsafe child = parent
    }
  }

  /// Turns every stack around the widget to the page that it is on.
  package func revealInStacks() {
    unsafe forEachAncestor { child, parent in
      if unsafe isInstance(UnsafeMutableRawPointer(parent), of: gtk_stack_get_type()) {
        unsafe gtk_stack_set_visible_child(OpaquePointer(parent), child)
      }
    }
  }

  /// Closes what the widget is in, as the close button of the window does.
  package func closeWindow() {
    unsafe gtk_widget_activate_action_variant(pointer, "window.close", nil)
  }

  /// Does what Enter does outside this widget: presses the default button of the window.
  package func activateDefaultOfWindow() {
    if let parent = unsafe gtk_widget_get_parent(pointer) {
      unsafe gtk_widget_activate_default(parent)
    }
  }
}

// MARK: - Swift objects of widgets

extension Widget {
  /// The Swift objects that implement the widgets within this one, those further in first.
  package var implementations: [any WidgetImplementation] {
    var found: [any WidgetImplementation] = []
    func visit(_ widget: WidgetPointer) {
      var child = unsafe gtk_widget_get_first_child(widget)
      while let current = unsafe child {
        unsafe visit(current)
        if let owner = unsafe GtkFloor.implementation(of: current) { found.append(owner) }
        unsafe child = gtk_widget_get_next_sibling(current)
      }
    }
    unsafe visit(pointer)
    return found
  }

  /// The Swift object that implements the widget, or `nil` for a widget of GTK.
  package var implementation: (any WidgetImplementation)? {
    unsafe GtkFloor.implementation(of: pointer)
  }

  /// Attaches an object, which the widget does not keep.
  package func attach(_ object: AnyObject) {
    let reference = unsafe Unmanaged.passRetained(WeakReference(object)).toOpaque()
    unsafe g_object_set_qdata_full(
      self.object.assumingMemoryBound(to: GObject.self), attachmentKey, reference
    ) { reference in
      guard let reference = unsafe reference else { return }
      unsafe Unmanaged<WeakReference>.fromOpaque(reference).release()
    }
  }

  /// The objects that are attached to the widgets around this one, the innermost first.
  package var attachmentsAround: [AnyObject] {
    var found: [AnyObject] = []
    unsafe forEachAncestor { _, parent in
      let object = unsafe UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GObject.self)
      guard let reference = unsafe g_object_get_qdata(object, attachmentKey) else { return }
      let attached = unsafe Unmanaged<WeakReference>.fromOpaque(reference)
        .takeUnretainedValue().object
      if let attached { found.append(attached) }
    }
    return found
  }
}

private let attachmentKey = unsafe g_quark_from_static_string("FormAttachment")

/// An object that is attached to a widget.
private final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
