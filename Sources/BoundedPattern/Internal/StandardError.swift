#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Reports problems on standard error.
package enum StandardError {
  /// Writes a sentence as a line that starts with the program's name.
  ///
  /// ```swift
  /// StandardError.report("The display could not be opened.")
  /// // GtkFormApp: The display could not be opened.
  /// ```
  package static func report(_ sentence: String) {
    write(line(sentence), to: STDERR_FILENO)
  }

  /// Returns the sentence as one line, in which control characters are visible.
  ///
  /// File names, for example, may contain them.
  static func line(_ sentence: String) -> String {
    programName + ": " + sentence.unicodeScalars.map(visible).joined() + "\n"
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      "\\u{\(String(scalar.value, radix: 16))}"
    default:
      String(scalar)
    }
  }
}

/// Writes text to a file descriptor, until it takes no more.
///
/// If nobody reads from it anymore, SIGPIPE is discarded and the program continues.
func write(_ text: String, to descriptor: Int32) {
  var (pipe, old) = (sigset_t(), sigset_t())
  unsafe sigemptyset(&pipe)
  unsafe sigaddset(&pipe, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &pipe, &old)
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let written = unsafe rest.withUnsafeBytes { bytes in
      unsafe write(descriptor, bytes.baseAddress, bytes.count)
    }
    if written > 0 {
      rest = rest.dropFirst(written)
    } else if written == 0 || errno != EINTR {
      break
    }
  }
  if !rest.isEmpty, errno == EPIPE {
    var atOnce = timespec()
    _ = unsafe sigtimedwait(&pipe, nil, &atOnce)
  }
  unsafe pthread_sigmask(SIG_SETMASK, &old, nil)
}
