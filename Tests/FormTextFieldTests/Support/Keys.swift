import CGtk
import FormTextField
import XCTest

/// Presses keys on the display, one after the other, as in `pressKeys("alt+Down", "Tab")`.
///
/// They go to the window that is active.
@MainActor
func pressKeys(_ keys: String..., line: UInt = #line) {
  // What was done before has its effect first.
  for _ in 0..<20 { g_main_context_iteration(nil, 0) }
  var status: gint = 0
  let command = "xdotool key --delay 20 " + keys.joined(separator: " ")
  XCTAssertNotEqual(g_spawn_command_line_sync(command, nil, nil, &status, nil), 0, line: line)
  XCTAssertEqual(status, 0, command, line: line)
}

extension Stage {
  /// Whether a widget, or one within it, has the keyboard focus.
  func isFocused(within widget: WidgetPointer) -> Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }
}
