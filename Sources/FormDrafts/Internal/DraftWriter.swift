import Dispatch
import GenericForm

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes the draft of one window, on its own queue because the disk may be slow.
///
/// Unchecked, because the queue alone reads and changes what it has.
final class DraftWriter: @unchecked Sendable {
  private let form: String
  private let folder: DraftFolder
  private let queue = DispatchQueue(label: "FormDrafts", qos: .utility)

  /// The file of the window; nil until it has one.
  private var file: DraftFile?

  /// Drafts that were not continued; the next submit removes them.
  private var declined: [DraftFile] = []

  /// Whether the last write failed, which is reported once.
  private var hasFailed = false

  init(of form: String, in folder: DraftFolder) {
    (self.form, self.folder) = (form, folder)
  }

  /// Replaces the draft with what `content` returns, or removes it for `nil`.
  func write(_ content: @escaping @Sendable () throws -> DraftContent?) {
    queue.async { self.attempt { try self.put(content()) } }
  }

  /// Removes what was kept.
  func remove() {
    queue.async { self.attempt { try self.put(nil) } }
  }

  /// Continues a draft: what was kept before stays for the next window.
  func adopt(_ draft: DraftFile) {
    queue.async { self.file = draft }
  }

  /// Holds a draft that is not continued until ``removeDeclined()``.
  func decline(_ draft: DraftFile) {
    queue.async { self.declined.append(draft) }
  }

  /// Removes the drafts that were not continued.
  func removeDeclined() {
    queue.async {
      self.attempt { for draft in self.declined { try draft.remove() } }
      self.declined = []
    }
  }

  /// Leaves all files to the next window.
  func release() {
    queue.async { (self.file, self.declined) = (nil, []) }
  }

  /// Waits until everything is written, for two seconds at most: a disk may not answer.
  ///
  /// - Returns: Whether everything is on the disk.
  @discardableResult
  func finish() -> Bool {
    let end = DispatchSemaphore(value: 0)
    queue.async { end.signal() }
    return end.wait(timeout: .now() + 2) == .success && !queue.sync { hasFailed }
  }

  private func put(_ content: DraftContent?) throws {
    guard let content else {
      try file?.remove()
      file = nil
      return
    }
    let bytes = try DraftFormat.bytes(of: content)
    do throws(SystemError) {
      file = try DraftFile(
        bytes, named: file?.name ?? DraftName(newOf: form), in: folder.path, replacing: file)
    } catch {
      // Something else is at that name: the next one has another.
      if error.number == EEXIST { file = nil }
      throw error
    }
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
      hasFailed = false
    } catch {
      if !hasFailed { StandardError.report("The draft “\(form)” cannot be kept: \(error)") }
      hasFailed = true
    }
  }
}
