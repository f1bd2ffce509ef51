import CGtk

/// Widgets in a row or in a column.
final class Box: Widget {
  enum Direction {
    case row
    case column

    fileprivate var orientation: GtkOrientation {
      self == .row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    }
  }

  /// The accessible role of a box.
  ///
  /// No box is presentational: GTK 4.8 would hide its content.
  enum Role {
    case group
    case status
    case radioGroup

    fileprivate var inGtk: GtkAccessibleRole {
      switch self {
      case .group: GTK_ACCESSIBLE_ROLE_GROUP
      case .status: GTK_ACCESSIBLE_ROLE_STATUS
      case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
      }
    }
  }

  init(
    _ direction: Direction, spacing: Int32 = 0, role: Role = .group
  ) {
    self.direction = direction
    unsafe super.init(cgtk_widget_new(BoxClass.type, role.inGtk))
    unsafe gtk_orientable_set_orientation(opaque, direction.orientation)
    unsafe gtk_box_set_spacing(object.assumingMemoryBound(to: GtkBox.self), spacing)
  }

  @safe var widget: WidgetPointer { unsafe pointer }

  var direction: Direction {
    didSet { unsafe gtk_orientable_set_orientation(opaque, direction.orientation) }
  }

  func append(_ child: Widget) {
    unsafe append(child.pointer)
  }

  func prepend(_ child: Widget) {
    unsafe gtk_box_prepend(object.assumingMemoryBound(to: GtkBox.self), child.pointer)
  }

  func insert(_ child: Widget, before next: Widget) {
    unsafe gtk_widget_insert_before(child.pointer, pointer, next.pointer)
  }

  func insert(_ child: Widget, after sibling: Widget) {
    unsafe gtk_box_insert_child_after(
      object.assumingMemoryBound(to: GtkBox.self), child.pointer, sibling.pointer)
  }

  func remove(_ child: Widget) {
    unsafe gtk_box_remove(object.assumingMemoryBound(to: GtkBox.self), child.pointer)
  }

  /// Puts a widget behind the others, if it is in the box.
  func moveToEnd(_ child: Widget) {
    guard unsafe gtk_widget_get_parent(child.pointer) == pointer else { return }
    unsafe gtk_box_reorder_child_after(
      object.assumingMemoryBound(to: GtkBox.self), child.pointer, gtk_widget_get_last_child(pointer)
    )
  }

  /// Moves a child behind another one, or to the start.
  func place(_ child: Widget, after sibling: Widget?) {
    unsafe gtk_box_reorder_child_after(
      object.assumingMemoryBound(to: GtkBox.self), child.pointer, sibling?.pointer)
  }

  func append(_ element: any FormElement) {
    unsafe append(element.widget)
  }

  /// Removes an element that is still in the box.
  func remove(_ element: any FormElement) {
    guard unsafe gtk_widget_get_parent(element.widget) == pointer else { return }
    unsafe gtk_box_remove(object.assumingMemoryBound(to: GtkBox.self), element.widget)
  }

  private func append(_ child: UnsafeMutablePointer<GtkWidget>) {
    unsafe gtk_box_append(object.assumingMemoryBound(to: GtkBox.self), child)
  }
}
