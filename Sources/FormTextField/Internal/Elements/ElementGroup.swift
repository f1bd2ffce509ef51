import CGtk
import GenericForm

/// An element whose appearance depends on the controls within it.
///
/// A control finds the groups around it by their widgets, as rows come and go at any time.
protocol ElementGroup: FormElement {
  /// Notes that a control within came, went, or has another shown error or inclusion.
  func controlsChanged()

  /// Brings what is in the group into view; by default does nothing.
  func reveal()
}

extension ElementGroup {
  func reveal() {}

  /// Whether the form includes no field within; false for a group without controls.
  var isLeftOut: Bool { controls.areLeftOut }

  /// The number of fields within that show an error.
  var errorCount: Int { controls.count(where: \.hasShownError) }
}

extension [FormControl] {
  /// Indicates whether all fields are excluded; false if there are no controls.
  var areLeftOut: Bool { !isEmpty && allSatisfy { !$0.isIncluded } }
}

extension FormControl {
  /// Whether the form includes the field.
  final var isIncluded: Bool { frame.status?.isIncluded ?? true }

  /// Whether the field is included and shows an error.
  final var hasShownError: Bool { isIncluded && frame.status?.hasShownError == true }

  /// Notifies the groups around the control, the innermost first.
  final func notifyGroups() {
    var child = unsafe widget
    while let parent = unsafe gtk_widget_get_parent(child) {
      unsafe group(of: parent)?.controlsChanged()
      unsafe child = parent
    }
  }
}

extension Widget {
  /// Makes this the widget of a group, which it does not keep.
  func represents(_ group: any ElementGroup) {
    let reference = unsafe Unmanaged.passRetained(GroupReference(group)).toOpaque()
    unsafe g_object_set_qdata_full(
      object.assumingMemoryBound(to: GObject.self), groupKey, reference
    ) { reference in
      guard let reference = unsafe reference else { return }
      unsafe Unmanaged<GroupReference>.fromOpaque(reference).release()
    }
  }
}

private let groupKey = unsafe g_quark_from_static_string("ElementGroup")

/// A reference to a group, for its widget.
private final class GroupReference {
  weak var group: (any ElementGroup)?

  init(_ group: any ElementGroup) {
    self.group = group
  }
}

/// The group of a widget; nil for any other widget.
func group(of widget: UnsafeMutablePointer<GtkWidget>) -> (any ElementGroup)? {
  let object = unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  guard let reference = unsafe g_object_get_qdata(object, groupKey) else { return nil }
  return unsafe Unmanaged<GroupReference>.fromOpaque(reference).takeUnretainedValue().group
}
