#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A system error and the path of the file.
struct SystemError: Error, CustomStringConvertible {
  let number: Int32
  let path: String

  var description: String { "\(path): \(unsafe String(cString: strerror(number)))" }
}

/// System calls for files and folders.
enum System {
  /// Returns the status of a file; for a symbolic link, its own status, not that of its target.
  static func status(of path: String) throws(SystemError) -> stat {
    var status = stat()
    try check(unsafe lstat(path, &status), path)
    return status
  }

  static func exists(_ path: String) -> Bool { (try? status(of: path)) != nil }

  static func rename(_ path: String, to new: String) throws(SystemError) {
    try check(unsafe renameat(AT_FDCWD, path, AT_FDCWD, new), path)
  }

  /// Renames a file, and throws if the new name exists; the existing file isn't changed.
  ///
  /// For a folder, or on a file system without links, it first checks whether the name exists.
  static func move(_ path: String, to new: String) throws(SystemError) {
    if unsafe link(path, new) == 0 { return try remove(path) }
    guard errno == EPERM || errno == EOPNOTSUPP else {
      throw SystemError(number: errno, path: new)
    }
    guard !exists(new) else { throw SystemError(number: EEXIST, path: new) }
    try rename(path, to: new)
  }

  /// Removes a file if it exists.
  static func remove(_ path: String) throws(SystemError) {
    if unsafe unlink(path) != 0, errno != ENOENT {
      throw SystemError(number: errno, path: path)
    }
  }

  /// Creates a folder and its missing parents, each accessible only to this user.
  static func makeFolder(_ path: String) throws(SystemError) {
    if try canMakeFolder(path) { return }
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw SystemError(number: ENOENT, path: path)
    }
    try makeFolder(String(path[..<slash]))
    guard try canMakeFolder(path) else { throw SystemError(number: ENOENT, path: path) }
  }

  /// Creates a folder unless it exists, or returns `false` if its parent folder is missing.
  private static func canMakeFolder(_ path: String) throws(SystemError) -> Bool {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT else { throw SystemError(number: errno, path: path) }
    return false
  }

  /// Flushes the names in a folder to the disk, so that a new one survives a power cut.
  static func synchronize(folder: String) throws(SystemError) {
    let folderFile = try OpenFile(folder, O_RDONLY | O_DIRECTORY)
    try folderFile.synchronize()
  }

  /// Returns the names in a folder, or an empty array if there is no folder.
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // A name that isn't UTF-8 isn't a draft's.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(validatingCString: $0)
        }
      }
      if let name { names.append(name) }
    }
    return names
  }

  static func check(_ result: Int32, _ path: String) throws(SystemError) {
    if result < 0 { throw SystemError(number: errno, path: path) }
  }
}
