import CGtk

extension FormControl {
  /// Turns every stack around the control to it, and opens every expander.
  final func reveal() {
    var child = unsafe widget
    while let parent = unsafe gtk_widget_get_parent(child) {
      let container = UnsafeMutableRawPointer(parent)
      if unsafe isInstance(container, of: gtk_stack_get_type()) {
        unsafe gtk_stack_set_visible_child(OpaquePointer(parent), child)
      } else if unsafe isInstance(container, of: gtk_expander_get_type()) {
        unsafe gtk_expander_set_expanded(OpaquePointer(parent), 1)
      }
      unsafe child = parent
    }
  }
}
