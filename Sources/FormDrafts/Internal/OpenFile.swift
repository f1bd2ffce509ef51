#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file, which is closed and unlocked with its last reference or with the process.
final class OpenFile: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Opens a file, and throws if the path is a symbolic link.
  init(_ path: String, _ flags: Int32) throws(SystemError) {
    // O_NONBLOCK, because opening a pipe would wait for its other end.
    descriptor = unsafe open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, mode_t(0o600))
    self.path = path
    try System.check(descriptor, path)
  }

  deinit {
    guard descriptor >= 0 else { return }
    // While another process is being started, it briefly has a copy of the descriptor, and thus of
    // the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Locks the file, or returns `false` if another window or process has locked it.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  var status: stat {
    get throws(SystemError) {
      var status = stat()
      try System.check(unsafe fstat(descriptor, &status), path)
      return status
    }
  }

  /// Returns whether this file is still the one at a path.
  func isAt(_ path: String) -> Bool {
    guard let own = try? status, let found = try? System.status(of: path) else { return false }
    return own.st_ino == found.st_ino && own.st_dev == found.st_dev
  }

  /// Writes all bytes.
  func append(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress, bytes.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw SystemError(number: errno, path: path) }
      rest = rest.dropFirst(written)
    }
  }

  /// Flushes the file to the disk.
  func synchronize() throws(SystemError) {
    try System.check(fsync(descriptor), path)
  }

  /// Returns all bytes of the file, or more than `limit` if it's longer.
  func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = unsafe part.withUnsafeMutableBytes { part in
        unsafe pread(descriptor, part.baseAddress, part.count, off_t(bytes.count))
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(number: errno, path: path) }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }
}
