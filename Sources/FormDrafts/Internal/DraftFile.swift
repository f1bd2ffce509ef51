#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file of one draft, which this window locks so that no other window takes it.
struct DraftFile: Sendable {
  let name: DraftName
  let folder: String

  /// The time of writing, in seconds since 1970.
  let time: Int

  private let file: OpenFile

  /// The content when the draft was opened.
  let content: DraftContent

  /// Writes a new file to the disk, and replaces the old one.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the file.
  ///   - name: Its name in the folder.
  ///   - folder: The folder, which is created if it's missing.
  ///   - old: The file at the path, or `nil` if there is none.
  init(_ bytes: [UInt8], named name: DraftName, in folder: String, replacing old: DraftFile?)
    throws(SystemError)
  {
    let path = "\(folder)/\(name.text)"
    let new = "\(folder)/\(name.new.text)"
    try System.makeFolder(folder)
    // It may be left over from a failed write of this window.
    try System.remove(new)
    let file = try OpenFile(new, O_RDWR | O_CREAT | O_EXCL)
    guard file.lock() else { throw SystemError(number: errno, path: new) }
    try file.append(bytes)
    try file.synchronize()
    if let old, old.file.isAt(path) {
      try System.rename(new, to: path)
    } else {
      try System.move(new, to: path)
    }
    try System.synchronize(folder: folder)
    self.init(name: name, folder: folder, time: 0, content: DraftContent(), file: file)
  }

  /// Creates a draft from a file that is open and locked.
  init(name: DraftName, folder: String, time: Int, content: DraftContent, file: OpenFile) {
    (self.name, self.folder, self.time, self.content) = (name, folder, time, content)
    self.file = file
  }

  var path: String { "\(folder)/\(name.text)" }

  /// Removes the file, unless another one is now at its path.
  func remove() throws(SystemError) {
    if file.isAt(path) { try System.remove(path) }
  }
}
