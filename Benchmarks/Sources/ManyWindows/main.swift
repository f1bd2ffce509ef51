// Opens and closes windows with every control, and prints the private memory at intervals, as rows
// of a table.
//   ManyWindows WINDOWS

import CGtkStage
import FirstWindow
import FormTextField

guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]) else {
  fatalError("ManyWindows WINDOWS")
}

gtk_init()
for window in 1...count {
  showAndClose()
  if window == 100 || window % 1000 == 0 {
    print("| \(window) | \(private_memory()) | \(written_memory()) |")
  }
}

/// Shows a window until it's drawn, and closes it.
@MainActor
func showAndClose() {
  let (window, form) = everyControl()
  var isDrawn = false
  window.present()
  guard let clock = gtk_widget_get_frame_clock(window.widget.pointer) else { return }
  withUnsafeMutablePointer(to: &isDrawn) { isDrawn in
    let handler = stage_note_frame(clock, isDrawn)
    while !isDrawn.pointee { g_main_context_iteration(nil, 1) }
    g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), handler)
  }
  window.close()
  withExtendedLifetime(form) {}
  while g_main_context_iteration(nil, 0) != 0 {}
}
