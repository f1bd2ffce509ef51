#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file of one draft, which this window holds: no other one takes it meanwhile.
struct DraftFile: Sendable {
  let name: DraftName
  let folder: String

  /// When it was written, in seconds since 1970.
  let time: Int

  private let file: OpenFile

  /// The bytes of the draft when it was opened.
  let draft: [UInt8]

  /// The greatest size of a file that is read, in bytes; what a person types is far shorter.
  static let longest = 16 * 1_024 * 1_024

  /// What is at a path.
  enum Found {
    case draft(DraftFile)

    /// Another window has it, it is gone, or a later version of the program wrote it.
    case nothing

    /// It is no draft of this person, for a reason.
    case unreadable(String)
  }

  /// Takes what has a name in a folder.
  static func find(_ name: DraftName, in folder: String) -> Found {
    let path = "\(folder)/\(name.text)"
    do throws(SystemError) {
      let file = try OpenFile(path, O_RDWR)
      let status = try file.status
      guard status.st_mode & S_IFMT == S_IFREG else { return .unreadable("no regular file") }
      guard status.st_uid == geteuid() else { return .unreadable("of another user") }
      guard file.lock(), file.isAt(path) else { return .nothing }
      let bytes = status.st_size <= Self.longest ? try file.read(atMost: Self.longest) : nil
      guard let bytes, bytes.count <= Self.longest else { return .unreadable("too large") }
      switch DraftFormat.content(of: bytes) {
      case .draft(let draft):
        return .draft(
          Self(
            name: name, folder: folder, time: status.st_mtim.tv_sec, draft: draft, file: file))
      case .later: return .nothing
      case .unreadable: return .unreadable("damaged")
      }
    } catch {
      switch error.number {
      case ENOENT: return .nothing
      case ELOOP: return .unreadable("a symbolic link")
      case EACCES, EISDIR, ENXIO: return .unreadable(error.description)
      default:
        // It may pass, as where too many files are open.
        report("A draft is not offered: \(error)")
        return .nothing
      }
    }
  }

  /// Writes a draft to the disk as a new file, which takes the place of the one before.
  ///
  /// - Parameter old: The file that is at the path; nil for none.
  init(_ draft: [UInt8], named name: DraftName, in folder: String, replacing old: DraftFile?)
    throws(SystemError)
  {
    let path = "\(folder)/\(name.text)"
    let new = "\(folder)/\(name.new.text)"
    try System.makeFolder(folder)
    // It may be left over from a failed write of this window.
    try System.remove(new)
    let file = try OpenFile(new, O_RDWR | O_CREAT | O_EXCL)
    guard file.lock() else { throw SystemError(number: errno, path: new) }
    try file.append(DraftFormat.bytes(of: draft))
    try file.synchronize()
    guard old?.file.isAt(path) == true || !System.exists(path) else {
      throw SystemError(number: EEXIST, path: path)
    }
    try System.rename(new, to: path)
    try System.synchronize(folder: folder)
    self.init(name: name, folder: folder, time: 0, draft: [], file: file)
  }

  private init(name: DraftName, folder: String, time: Int, draft: [UInt8], file: OpenFile) {
    (self.name, self.folder, self.time, self.draft) = (name, folder, time, draft)
    self.file = file
  }

  var path: String { "\(folder)/\(name.text)" }

  /// Removes the file, unless another one is at its path now.
  func remove() throws(SystemError) {
    if file.isAt(path) { try System.remove(path) }
  }
}
