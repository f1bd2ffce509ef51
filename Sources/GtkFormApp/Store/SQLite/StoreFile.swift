import Foundation
import GenericForm

/// The file of a store, which is prepared before SQLite opens it.
struct StoreFile: Sendable {
  /// The path of the file, which is absolute if the current folder is known.
  let path: String

  /// Creates a file at a path, which may be relative to the current folder.
  ///
  /// A relative path becomes absolute, so that SQLite reads it neither as a URI nor as its special
  /// name `:memory:`. It stays relative if the current folder's path isn't valid UTF-8.
  init(path: String) {
    self.path = path.hasPrefix("/") ? path : (FileSystem.currentFolder ?? ".") + "/" + path
  }

  /// Returns the path of `accounts.sqlite` in the user's data folder.
  static func defaultPath(
    environment: (String) -> String? = ProcessText.environmentVariable
  ) -> String {
    UserFolder.data.path(environment: environment) + "/accounts.sqlite"
  }

  /// Creates the file and its folders if they're missing, accessible only to this user.
  ///
  /// - Throws: An `AccountStoreError` such as `cannotOpen` if the path doesn't lead to a regular
  ///   file that this user can read and nobody else can open.
  func prepare() throws(AccountStoreError) {
    try perform { () throws(SystemError) in
      do throws(SystemError) {
        _ = try FileSystem.status(of: path)
      } catch  where error.number == ENOENT {
        try make()
      }
    }
    try restrict(path)
    try perform { () throws(SystemError) in try FileSystem.checkReadable(path) }
    // SQLite finds the files of an interrupted program next to the target of a link.
    let resolved = FileSystem.resolved(path) ?? path
    for suffix in ["-journal", "-wal", "-shm"] { try restrict(resolved + suffix) }
  }

  /// The size of the file in bytes, or 0 if it doesn't exist.
  var size: Int { (try? FileSystem.status(of: path)).map { Int($0.st_size) } ?? 0 }

  /// Restricts an existing file to its owner, who must be this user.
  private func restrict(_ path: String) throws(AccountStoreError) {
    guard let status = try? FileSystem.status(of: path) else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw error(SystemError(number: EISDIR))
    // An account written to a device such as /dev/null would be lost.
    default: throw .cannotOpen(.file(path), cause: .app(.`cause.noOrdinaryFile`))
    }
    guard status.st_uid == geteuid() else {
      throw .cannotOpen(.file(path), cause: .app(.`cause.anotherUser`))
    }
    guard status.st_mode & 0o077 != 0 else { return }
    do throws(SystemError) {
      try FileSystem.setPermissions(status.st_mode & 0o600, of: path)
    } catch {
      throw .cannotOpen(.file(path), cause: .app(.`cause.openToOthers`))
    }
  }

  private func make() throws(SystemError) {
    try makeFolder(parent(of: path))
    try FileSystem.makeFile(path, permissions: 0o600)
  }

  private func makeFolder(_ folder: String, isRetry: Bool = false) throws(SystemError) {
    do {
      try FileSystem.makeFolder(folder, permissions: 0o700)
      FileSystem.synchronize(parent(of: folder))
    } catch {
      switch error.number {
      case EEXIST: return
      case ENOENT where !isRetry:
        try makeFolder(parent(of: folder))
        try makeFolder(folder, isRetry: true)
      default: throw error
      }
    }
  }

  private func parent(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  private func perform<Value>(
    _ body: () throws(SystemError) -> Value
  ) throws(AccountStoreError) -> Value {
    do { return try body() } catch { throw self.error(error) }
  }

  private func error(_ error: SystemError) -> AccountStoreError {
    switch error.number {
    case ENOSPC, EDQUOT: .cannotSave(.file(path), cause: .app(.`cause.diskFull`))
    case EROFS: .cannotSave(.file(path), cause: .app(.`cause.folderReadOnly`))
    case EISDIR: .cannotOpen(.file(path), cause: .app(.`cause.folder`))
    case ENOTDIR:
      .cannotOpen(.file(path), cause: .app(.`cause.noFolder`, ["path": .text(notAFolder)]))
    case EACCES, EPERM: .cannotOpen(.file(path), cause: .app(.`cause.permission`))
    case ENOENT: .cannotOpen(.file(path), cause: .app(.`cause.folderNotMade`))
    case let number: .cannotOpen(.file(path), cause: AccountStoreError.words(for: number))
    }
  }

  /// The innermost part of the path that exists, which isn't a folder.
  private var notAFolder: String {
    var folder = parent(of: path)
    while folder.count > 1, (try? FileSystem.status(of: folder)) == nil {
      folder = parent(of: folder)
    }
    return folder
  }
}
