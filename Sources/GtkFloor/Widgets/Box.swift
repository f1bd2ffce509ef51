import CGtk

/// A row or column of widgets that Tab visits in order.
///
/// ```swift
/// let boxes = Box(.row, spacing: 6)
/// boxes.append(Entry())
/// ```
public final class Box: Widget {
  /// The direction in which a box arranges its widgets.
  public enum Direction {
    /// Side by side.
    case row

    /// One below the other.
    case column

    fileprivate var orientation: GtkOrientation {
      self == .row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    }
  }

  /// The accessible role of a box.
  ///
  /// No box is presentational, because GTK 4.8 would hide its content. None is a status, because newer GTK versions
  /// give a status no name.
  package enum Role {
    case group
    case radioGroup

    fileprivate var inGtk: GtkAccessibleRole {
      switch self {
      case .group: GTK_ACCESSIBLE_ROLE_GROUP
      case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
      }
    }
  }

  /// Creates an empty box.
  ///
  /// - Parameters:
  ///   - direction: A row or a column.
  ///   - spacing: The space between the widgets in pixels.
  public convenience init(_ direction: Direction, spacing: Int32 = 0) {
    self.init(direction, spacing: spacing, role: .group)
  }

  package init(_ direction: Direction, spacing: Int32 = 0, role: Role) {
    self.direction = direction
    unsafe super.init(cgtk_widget_new(BoxClass.type, role.inGtk))
    unsafe gtk_orientable_set_orientation(opaque, direction.orientation)
    unsafe gtk_box_set_spacing(object.assumingMemoryBound(to: GtkBox.self), spacing)
  }

  /// Creates a box with another name for style sheets, such as `list`.
  init(_ direction: Direction, cssName: String) {
    self.direction = direction
    unsafe super.init(
      cgtk_widget_new_with_name(BoxClass.type, Role.group.inGtk, cssName))
    unsafe gtk_orientable_set_orientation(opaque, direction.orientation)
  }

  /// The direction in which the widgets are arranged.
  public var direction: Direction {
    didSet { unsafe gtk_orientable_set_orientation(opaque, direction.orientation) }
  }

  /// Adds a widget at the end.
  public func append(_ child: Widget) {
    unsafe gtk_box_append(object.assumingMemoryBound(to: GtkBox.self), child.pointer)
  }

  package func prepend(_ child: Widget) {
    unsafe gtk_box_prepend(object.assumingMemoryBound(to: GtkBox.self), child.pointer)
  }

  /// Removes a widget if it's still in the box.
  package func remove(_ child: Widget) {
    guard child.isChild(of: self) else { return }
    unsafe gtk_box_remove(object.assumingMemoryBound(to: GtkBox.self), child.pointer)
  }

  /// Moves a widget to the end if it's in the box.
  package func moveToEnd(_ child: Widget) {
    guard child.isChild(of: self) else { return }
    unsafe gtk_box_reorder_child_after(
      object.assumingMemoryBound(to: GtkBox.self), child.pointer, gtk_widget_get_last_child(pointer)
    )
  }

  /// Moves a child behind another one, or to the start.
  package func place(_ child: Widget, after sibling: Widget?) {
    unsafe gtk_box_reorder_child_after(
      object.assumingMemoryBound(to: GtkBox.self), child.pointer, sibling?.pointer)
  }
}
