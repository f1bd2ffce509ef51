import CGtk
import Foundation

@testable import FormTextField
@testable import GtkFloor

/// Presses keys as the user does: the X server passes them to the active window.
///
/// The keys have their X11 names, as in `press("Tab", "space", "shift+Tab")`.
@MainActor
func press(_ keys: String...) {
  runXdotool(["key", "--delay", "5"] + keys)
}

/// Types ASCII text into the focused widget.
@MainActor
func typeText(_ text: String) {
  runXdotool(["type", "--delay", "5", text])
}

/// Turns the wheel over the middle of a widget, toward the user.
@MainActor
func turnWheel(over widget: WidgetPointer) {
  point(at: widget, then: ["click", "--repeat", "3", "--delay", "20", "5"])
}

/// Clicks the middle of a widget in the active window, or a point of its vertical axis.
@MainActor
func clickOn(_ widget: WidgetPointer, y: Double? = nil, button: Int = 1) {
  point(at: widget, y: y, then: ["click", "\(button)"])
}

/// Moves the mouse into a corner of the screen, so that no widget looks hovered.
@MainActor
func moveMouseAway() {
  runXdotool(["mousemove", "0", "0"])
}

@MainActor
private func point(at widget: WidgetPointer, y height: Double? = nil, then action: [String]) {
  guard let native = gtk_widget_get_native(widget) else { return }
  let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
  var (x, y, surfaceX, surfaceY) = (0.0, 0.0, 0.0, 0.0)
  gtk_widget_translate_coordinates(
    widget, window, Double(gtk_widget_get_width(widget)) / 2,
    height ?? Double(gtk_widget_get_height(widget)) / 2, &x, &y)
  gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
  let place = ["\(Int(x + surfaceX))", "\(Int(y + surfaceY))"]
  let move = ["getactivewindow", "mousemove", "--window", "%1"] + place
  // The first try fails if the window that was active before has just closed.
  guard runXdotool(move) || runXdotool(move) else { return }
  runXdotool(action)
}

/// Runs xdotool to its end, and the main loop until its effects have arrived; returns whether it succeeded.
@MainActor
@discardableResult
private func runXdotool(_ arguments: [String]) -> Bool {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/xdotool")
  process.arguments = arguments
  do { try process.run() } catch { return false }
  spin(until: !process.isRunning)
  // Once the server answers, all events that it sent before have arrived.
  gdk_display_sync(gdk_display_get_default())
  let end = g_get_monotonic_time() + 100_000
  spin(until: g_get_monotonic_time() > end && g_main_context_pending(nil) == 0)
  return !process.isRunning && process.terminationStatus == 0
}

/// Returns the widget that has the keyboard focus in the window around a control.
@MainActor
func focusedWidget(around control: FormControl) -> WidgetPointer? {
  gtk_root_get_focus(gtk_widget_get_root(control.widget.pointer))
}

extension Stage {
  /// Returns whether a widget, or one within it, has the keyboard focus.
  func isFocused(within widget: WidgetPointer) -> Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }
}
