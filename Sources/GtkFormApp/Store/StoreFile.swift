import Foundation

/// The file of a store: where it is, and what must be true of it before SQLite opens it.
struct StoreFile: Sendable {
  /// The file, from the root of the file system on.
  let path: String

  /// A file at a path, which may start at the current folder.
  ///
  /// With the path whole, SQLite sees neither a URI in it nor its special name `:memory:`.
  init(path: String) {
    self.path =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// `GtkFormApp/accounts.sqlite` in the person's data folder.
  ///
  /// That folder is `$XDG_DATA_HOME`, or `~/.local/share` when it is not set, empty or not
  /// absolute (XDG Base Directory Specification 0.8, *Basics* and *Environment variables*).
  static func defaultPath(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = named ?? (home ?? NSHomeDirectory()) + "/.local/share"
    return folder + "/GtkFormApp/accounts.sqlite"
  }

  /// Makes the file and its folders, for this person alone, when they are missing.
  ///
  /// - Throws: `AccountStoreError.cannotOpen` and the like when there is no ordinary file after
  ///   that, or one that may not be read.
  func prepare() throws(AccountStoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw fault(errno) }
      return try make()
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw fault(EISDIR)
    case S_IFREG: guard access(path, R_OK) == 0 else { throw fault(errno) }
    // An account written to a device such as /dev/null would be gone.
    default: throw .cannotOpen(path: path, cause: "it is not an ordinary file")
    }
  }

  /// The bytes in the file, if it is there.
  var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  private func make() throws(AccountStoreError) {
    try makeFolder(parent(of: path))
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw fault(errno) }
    close(file)
  }

  private func makeFolder(_ folder: String, isRetry: Bool = false) throws(AccountStoreError) {
    guard mkdir(folder, 0o700) != 0 else { return synchronize(parent(of: folder)) }
    switch errno {
    case EEXIST: return
    case ENOENT where !isRetry:
      try makeFolder(parent(of: folder))
      try makeFolder(folder, isRetry: true)
    case let error: throw fault(error)
    }
  }

  /// Writes the names in a folder to the disk, so that a new one survives a loss of power.
  private func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func parent(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  private func fault(_ error: Int32) -> AccountStoreError {
    switch error {
    case ENOSPC, EDQUOT: .full(path: path)
    case EROFS: .folderReadOnly(path: path)
    case EISDIR: .cannotOpen(path: path, cause: "it is a folder")
    case ENOTDIR: .cannotOpen(path: path, cause: "\(notAFolder) is not a folder")
    case EACCES, EPERM: .cannotOpen(path: path, cause: "permission is denied")
    case ENOENT: .cannotOpen(path: path, cause: "its folder cannot be made")
    default: .cannotOpen(path: path, cause: AccountStoreError.words(for: error))
    }
  }

  /// The nearest thing on the way to the file that stands where a folder should be.
  private var notAFolder: String {
    var status = stat()
    var folder = parent(of: path)
    while stat(folder, &status) != 0, folder != "/" { folder = parent(of: folder) }
    return folder
  }
}
