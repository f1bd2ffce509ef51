import CGtk

/// Returns the system's description of an error number, such as "Permission denied".
package nonisolated func systemErrorText(_ code: Int32) -> String {
  unsafe String(cString: g_strerror(code))
}

/// Reports a programmer's mistake as a critical GLib message.
package func reportMistake(_ sentence: String) {
  unsafe cgtk_critical(sentence)
}
