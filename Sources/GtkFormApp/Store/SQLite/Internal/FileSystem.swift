import Foundation

/// A system error.
struct SystemError: Error {
  let number: Int32
}

extension SystemError {
  /// Creates an error with the number behind a Foundation error.
  fileprivate init(cocoa error: any Error) {
    let cause = (error as? CocoaError)?.underlying as? POSIXError
    self.init(number: cause?.code.rawValue ?? EIO)
  }
}

/// System calls for files and folders.
enum FileSystem {
  /// Returns the status of the file at a path.
  static func status(of path: String) throws(SystemError) -> stat {
    var status = stat()
    try check(unsafe stat(path, &status))
    return status
  }

  /// Creates a file unless it exists.
  static func makeFile(_ path: String, permissions: mode_t) throws(SystemError) {
    let file = unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC, permissions)
    try check(file)
    close(file)
  }

  /// Creates a folder in an existing one.
  static func makeFolder(_ path: String, permissions: mode_t) throws(SystemError) {
    try check(unsafe mkdir(path, permissions))
  }

  static func setPermissions(_ permissions: mode_t, of path: String) throws(SystemError) {
    try check(unsafe chmod(path, permissions))
  }

  /// Throws an error unless this user can read the file.
  static func checkReadable(_ path: String) throws(SystemError) {
    try check(unsafe access(path, R_OK))
  }

  /// Returns the contents of a file.
  static func contents(of path: String) throws(SystemError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw SystemError(cocoa: error)
    }
  }

  /// Replaces a file, accessible only to this user, and creates its folders.
  ///
  /// After a crash of the program, the file has either its old or its new contents.
  static func replace(_ path: String, with contents: Data) throws(SystemError) {
    let (folder, new) = ((path as NSString).deletingLastPathComponent, path + ".new")
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try? FileManager.default.removeItem(atPath: new)
      try makeFile(new, permissions: 0o600)
      try contents.write(to: URL(fileURLWithPath: new))
    } catch {
      throw (error as? SystemError) ?? SystemError(cocoa: error)
    }
    try check(unsafe rename(new, path))
  }

  /// Flushes the names in a folder to the disk, so that a new one survives a power cut.
  static func synchronize(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Returns the path of a file with its links resolved, or `nil` if it doesn't exist or isn't
  /// valid UTF-8.
  static func resolved(_ path: String) -> String? {
    let resolved = unsafe realpath(path, nil)
    defer { unsafe free(resolved) }
    return unsafe resolved.flatMap { unsafe String(validatingCString: $0) }
  }

  /// The path of the current folder, or `nil` if it doesn't exist or isn't valid UTF-8.
  static var currentFolder: String? { resolved(".") }

  private static func check(_ result: Int32) throws(SystemError) {
    guard result >= 0 else { throw SystemError(number: errno) }
  }
}
