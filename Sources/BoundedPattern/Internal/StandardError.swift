#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Writes all of a text to standard error, as far as it takes it.
package func writeToStandardError(_ text: String) {
  write(text, to: STDERR_FILENO)
}

/// Writes all of a text to a file descriptor, as far as it takes it.
func write(_ text: String, to descriptor: Int32) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let written = unsafe rest.withUnsafeBytes { bytes in
      unsafe write(descriptor, bytes.baseAddress, bytes.count)
    }
    guard written > 0 else { return }
    rest = rest.dropFirst(written)
  }
}
