import CGtk

@testable import FormTextField
@testable import GtkFloor

/// Activates a control's shortcut for keys.
@MainActor
@discardableResult
func press(_ keys: String, in control: FormControl) -> Bool {
  press(keys, on: control.frame.editor.focusWidget.pointer)
}

/// Activates a widget's shortcut for keys, in GTK's notation.
@MainActor
@discardableResult
func press(_ keys: String, on widget: WidgetPointer) -> Bool {
  let wanted = gtk_shortcut_trigger_parse_string(keys)
  defer { g_object_unref(UnsafeMutableRawPointer(wanted)) }
  let controllers = gtk_widget_observe_controllers(widget)
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  for index in 0..<g_list_model_get_n_items(controllers) {
    guard let controller = g_list_model_get_item(controllers, index) else { continue }
    defer { g_object_unref(controller) }
    guard
      g_type_check_instance_is_a(
        controller.assumingMemoryBound(to: GTypeInstance.self),
        gtk_shortcut_controller_get_type()) != 0
    else { continue }
    let shortcuts = OpaquePointer(controller)
    for place in 0..<g_list_model_get_n_items(shortcuts) {
      guard let shortcut = g_list_model_get_item(shortcuts, place) else { continue }
      defer { g_object_unref(shortcut) }
      let trigger = gtk_shortcut_get_trigger(OpaquePointer(shortcut))
      let alternatives = String(cString: gtk_shortcut_trigger_to_string(trigger)).split(
        separator: "|")
      guard
        alternatives.contains(Substring(String(cString: gtk_shortcut_trigger_to_string(wanted))))
      else { continue }
      let action = gtk_shortcut_get_action(OpaquePointer(shortcut))
      if gtk_shortcut_action_activate(action, GtkShortcutActionFlags(rawValue: 0), widget, nil) != 0
      {
        return true
      }
    }
  }
  return false
}
