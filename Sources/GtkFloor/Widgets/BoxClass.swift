import CGtk

/// The GObject class of ``Box``: a `GtkBox` in which Tab visits the children in order.
///
/// GTK orders children by their vertical middle, so a field with a message would come after the field to its right,
/// because it's higher.
package enum BoxClass {
  /// The class, registered at first use.
  static let type = register()

  private static var parentClass: UnsafeMutableRawPointer?

  /// Marks a child as the last one that Tab moves to.
  fileprivate static let lastKey = unsafe g_quark_from_static_string("FormBoxLast")

  private static func register() -> GType {
    var query = unsafe GTypeQuery()
    unsafe g_type_query(gtk_box_get_type(), &query)
    return unsafe g_type_register_static_simple(
      gtk_box_get_type(), "FormBox", query.class_size, prepare, query.instance_size, nil,
      GTypeFlags(rawValue: 0))
  }

  private static let prepare: GClassInitFunc = { pointer, _ in
    guard let pointer = unsafe pointer else { return }
    unsafe parentClass = g_type_class_peek_parent(pointer)
    unsafe pointer.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = {
      widget, direction in
      guard let widget = unsafe widget else { return 0 }
      switch direction {
      case GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD:
        return unsafe moveFocus(direction, in: widget) ? 1 : 0
      default:
        let parent = unsafe parentClass?.assumingMemoryBound(to: GtkWidgetClass.self)
        return unsafe parent?.pointee.focus?(widget, direction) ?? 0
      }
    }
  }

  private static func moveFocus(
    _ direction: GtkDirectionType, in box: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    var children = unsafe childrenInOrder(of: box)
    if direction == GTK_DIR_TAB_BACKWARD { children.reverse() }
    let current = unsafe gtk_widget_get_focus_child(box)
    // A popover of the box isn't among its laid-out children.
    if let current = unsafe current, !children.contains(where: { unsafe $0.pointer == current }) {
      if unsafe gtk_widget_child_focus(current, direction) != 0 { return true }
    }
    let start = children.firstIndex { unsafe $0.pointer == current } ?? 0
    return children[start...].contains { child in
      unsafe gtk_widget_child_focus(child.pointer, direction) != 0
    }
  }

  private static func childrenInOrder(of box: UnsafeMutablePointer<GtkWidget>) -> [Child] {
    let children = unsafe Child.visible(in: box)
    return children.filter { !isLast($0) } + children.filter(isLast)
  }

  private static func isLast(_ child: Child) -> Bool {
    unsafe g_object_get_qdata(
      UnsafeMutableRawPointer(child.pointer).assumingMemoryBound(to: GObject.self), lastKey) != nil
  }
}

extension Box {
  /// Makes Tab visit a child after all others, whatever its position.
  package func visitLast(_ child: Widget) {
    unsafe g_object_set_qdata(child.gObject, BoxClass.lastKey, child.object)
  }
}
