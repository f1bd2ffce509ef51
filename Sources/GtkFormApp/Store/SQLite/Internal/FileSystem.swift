import Foundation

/// An error number of the system.
struct SystemError: Error {
  let number: Int32
}

extension SystemError {
  /// The error number behind an error of Foundation.
  fileprivate init(cocoa error: any Error) {
    let cause = (error as? CocoaError)?.underlying as? POSIXError
    self.init(number: cause?.code.rawValue ?? EIO)
  }
}

/// The system's own calls for files and folders.
enum FileSystem {
  /// Returns the system's facts about the file at a path.
  static func status(of path: String) throws(SystemError) -> stat {
    var status = stat()
    try check(unsafe stat(path, &status))
    return status
  }

  /// Makes a file unless there is one.
  static func makeFile(_ path: String, permissions: mode_t) throws(SystemError) {
    let file = unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC, permissions)
    try check(file)
    close(file)
  }

  /// Makes a folder in one that exists.
  static func makeFolder(_ path: String, permissions: mode_t) throws(SystemError) {
    try check(unsafe mkdir(path, permissions))
  }

  static func setPermissions(_ permissions: mode_t, of path: String) throws(SystemError) {
    try check(unsafe chmod(path, permissions))
  }

  /// Throws unless this person may read the file.
  static func checkReadable(_ path: String) throws(SystemError) {
    try check(unsafe access(path, R_OK))
  }

  /// The bytes of a file.
  static func contents(of path: String) throws(SystemError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw SystemError(cocoa: error)
    }
  }

  /// Replaces a file of this user alone, and makes its folders: after a crash, it has the old
  /// contents or the new ones.
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

  /// Writes the names in a folder to the disk, so that a new one survives a loss of power.
  static func synchronize(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The path of a file without links, if the file is there and the path is valid UTF-8.
  static func resolved(_ path: String) -> String? {
    let resolved = unsafe realpath(path, nil)
    defer { unsafe free(resolved) }
    return unsafe resolved.flatMap { unsafe String(validatingCString: $0) }
  }

  /// The current folder, if it is there and its path is valid UTF-8.
  static var currentFolder: String? { resolved(".") }

  private static func check(_ result: Int32) throws(SystemError) {
    guard result >= 0 else { throw SystemError(number: errno) }
  }
}
