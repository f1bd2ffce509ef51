import CGtk

/// A widget with another one above its end.
package final class Overlay: Widget {
  package init(_ content: Widget, under notice: Widget) {
    unsafe super.init(cgtk_widget_new(gtk_overlay_get_type(), GTK_ACCESSIBLE_ROLE_GROUP))
    unsafe gtk_overlay_set_child(opaque, content.pointer)
    unsafe gtk_widget_set_valign(notice.pointer, GTK_ALIGN_END)
    unsafe gtk_widget_set_halign(notice.pointer, GTK_ALIGN_CENTER)
    unsafe gtk_overlay_add_overlay(opaque, notice.pointer)
  }
}
