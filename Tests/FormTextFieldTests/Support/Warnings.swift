import CGtk
import CGtkTesting

/// The warnings of GLib and GTK since the last call.
@MainActor
enum Warnings {
  nonisolated(unsafe) private static var collected: [String] = []
  private static var isCollecting = false

  static func startCollecting() {
    guard !isCollecting else { return }
    isCollecting = true
    // The collected warnings fail one test; a fatal one would end them all.
    g_log_set_always_fatal(cgtk_test_fatal_level())
    g_log_set_writer_func(
      { level, fields, count, _ in
        guard cgtk_test_is_warning(level) != 0 else { return G_LOG_WRITER_HANDLED }
        if let text = g_log_writer_format_fields(level, fields, count, 0) {
          Warnings.collected.append(String(cString: text))
          g_free(text)
        }
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }

  static func take() -> [String] {
    defer { collected = [] }
    return collected
  }
}
