import GenericForm

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The result of opening the path of a draft.
enum DraftCandidate {
  case draft(DraftFile)

  /// Another window holds the draft, it was removed, or a later version of the program wrote it.
  case nothing

  /// The file isn't a draft of this user, for the given reason.
  case unreadable(String)
}

extension DraftCandidate {
  /// The maximum size of a file, in bytes, which is far more than a user types.
  private static let longest = 16 * 1_024 * 1_024

  /// Opens the file with a name in a folder.
  init(_ name: DraftName, in folder: String) {
    do throws(SystemError) {
      self = try Self.take(name, in: folder)
    } catch {
      switch error.number {
      case ENOENT: self = .nothing
      case ELOOP: self = .unreadable("a symbolic link")
      case EACCES, EISDIR, ENXIO: self = .unreadable(error.description)
      default:
        // The error may be temporary, such as too many open files.
        StandardError.report("A draft couldn't be opened: \(error)")
        self = .nothing
      }
    }
  }

  private static func take(_ name: DraftName, in folder: String) throws(SystemError) -> Self {
    let path = "\(folder)/\(name.text)"
    let file = try OpenFile(path, O_RDWR)
    let status = try file.status
    guard status.st_mode & S_IFMT == S_IFREG else { return .unreadable("no regular file") }
    guard status.st_uid == geteuid() else { return .unreadable("of another user") }
    guard file.lock(), file.isAt(path) else { return .nothing }
    let bytes = status.st_size <= longest ? try file.read(atMost: longest) : nil
    guard let bytes, bytes.count <= longest else { return .unreadable("too large") }
    switch DraftFormat.content(of: bytes) {
    case .draft(let content):
      return .draft(
        DraftFile(
          name: name, folder: folder, time: status.st_mtim.tv_sec, content: content, file: file))
    case .later:
      StandardError.report(
        "A draft isn't offered, because a later version of the program wrote it: \(path)")
      return .nothing
    case .unreadable: return .unreadable("damaged")
    }
  }
}
