import CGtk
import CGtkTesting
import Synchronization

/// The warnings of GLib and GTK since the last call.
@MainActor
enum Warnings {
  private static var isCollecting = false

  static func startCollecting() {
    guard !isCollecting else { return }
    isCollecting = true
    // The collected warnings fail one test; a fatal one would end them all.
    g_log_set_always_fatal(cgtk_test_fatal_level())
    g_log_set_writer_func(collect, nil, nil)
  }

  static func take() -> [String] {
    collected.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}

private let collected = Mutex<[String]>([])

/// Collects a message if it's a warning; any thread may log one, such as that of a file dialog.
private func collect(
  _ level: GLogLevelFlags, _ fields: UnsafePointer<GLogField>?, _ count: gsize,
  _ data: gpointer?
) -> GLogWriterOutput {
  guard cgtk_test_is_warning(level) != 0 else { return G_LOG_WRITER_HANDLED }
  if let text = g_log_writer_format_fields(level, fields, count, 0) {
    let warning = String(cString: text)
    if !ToolkitDifferences.explain(warning) { collected.withLock { $0.append(warning) } }
    g_free(text)
  }
  return G_LOG_WRITER_HANDLED
}
