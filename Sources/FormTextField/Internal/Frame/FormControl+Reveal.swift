import CGtk

extension FormControl {
  /// Turns every stack around the control to it, and opens every section.
  final func reveal() {
    var child = unsafe widget
    while let parent = unsafe gtk_widget_get_parent(child) {
      let container = UnsafeMutableRawPointer(parent)
      if unsafe isInstance(container, of: gtk_stack_get_type()) {
        unsafe gtk_stack_set_visible_child(OpaquePointer(parent), child)
      }
      unsafe group(of: parent)?.reveal()
      unsafe child = parent
    }
  }
}
