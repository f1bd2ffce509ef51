#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reports one sentence on standard error, as a line that starts with the name of the program.
///
/// Where nobody reads standard error anymore, SIGPIPE is discarded and the program goes on.
package func report(_ sentence: String) {
  let visible = sentence.unicodeScalars.map { scalar in
    scalar.properties.generalCategory == .control ? "?" : String(scalar)
  }
  let line = Array("\(System.programName): \(visible.joined())\n".utf8)
  var (pipe, old) = (sigset_t(), sigset_t())
  unsafe sigemptyset(&pipe)
  unsafe sigaddset(&pipe, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &pipe, &old)
  let written = unsafe line.withUnsafeBytes {
    unsafe write(STDERR_FILENO, $0.baseAddress, $0.count)
  }
  if written < 0, errno == EPIPE {
    var atOnce = timespec()
    _ = unsafe sigtimedwait(&pipe, nil, &atOnce)
  }
  unsafe pthread_sigmask(SIG_SETMASK, &old, nil)
}
