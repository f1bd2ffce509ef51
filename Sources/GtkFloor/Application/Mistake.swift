import CGtk

/// The words of the system for an error number, such as "Permission denied".
package nonisolated func systemErrorText(_ code: Int32) -> String {
  unsafe String(cString: g_strerror(code))
}

/// Reports a programmer's mistake as a critical message of GLib.
package func reportMistake(_ sentence: String) {
  unsafe cgtk_critical(sentence)
}
