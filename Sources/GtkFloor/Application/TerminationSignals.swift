import CGtk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals that end a process but leave it time to save the user's input.
package enum TerminationSignals {
  private static var handler: () -> Void = {}

  /// The GLib sources that watch the signals while a main loop runs.
  private static var sources: [guint] = []

  /// Calls `handler` in the main loop when a signal arrives; the signal then ends the process.
  ///
  /// Signals that the process ignores, for example because of `nohup`, stay ignored.
  package static func handle(_ handler: @escaping () -> Void) {
    self.handler = handler
    for number in [SIGTERM, SIGINT, SIGHUP] where !isIgnored(number) {
      let call: GSourceFunc = { data in
        let number = Int32(Int(bitPattern: data))
        TerminationSignals.handler()
        signal(number, SIG_DFL)
        raise(number)
        return 0
      }
      let source = unsafe g_unix_signal_add(
        number, call, UnsafeMutableRawPointer(bitPattern: Int(number)))
      sources.append(source)
    }
  }

  /// Restores the signals' default handling once no main loop runs.
  package static func stop() {
    for source in sources { g_source_remove(source) }
    (sources, handler) = ([], {})
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
