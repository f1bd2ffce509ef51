import Dispatch
import GenericForm

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A writer of one window's draft, which uses its own queue because the disk may be slow.
///
/// Unchecked, because only the queue accesses its mutable state.
final class DraftWriter: @unchecked Sendable {
  private let form: String
  private let folder: DraftFolder
  private let queue = DispatchQueue(label: "FormDrafts", qos: .utility)

  /// The file of the window, or `nil` until it has one.
  private var file: DraftFile?

  /// The declined drafts, which the next submit removes.
  private var declined: [DraftFile] = []

  /// Indicates whether the last write failed, which is reported once.
  private var hasFailed = false

  init(of form: String, in folder: DraftFolder) {
    (self.form, self.folder) = (form, folder)
  }

  /// Replaces the draft with the result of `content`, or removes it if that's `nil`.
  func write(_ content: @escaping @Sendable () throws -> DraftContent?) {
    queue.async { self.attempt { try self.put(content()) } }
  }

  /// Removes the draft.
  func remove() {
    queue.async { self.attempt { try self.put(nil) } }
  }

  /// Continues a draft, and leaves the previous file to the next window.
  func adopt(_ draft: DraftFile) {
    queue.async { self.file = draft }
  }

  /// Holds a declined draft until ``removeDeclined()``.
  func decline(_ draft: DraftFile) {
    queue.async { self.declined.append(draft) }
  }

  /// Removes the declined drafts.
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

  /// Waits until everything is written, for at most 2 seconds because a disk may not respond.
  ///
  /// - Returns: `true` if everything is on the disk.
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
      // Another file has that name, so the next write uses a new one.
      if error.number == EEXIST { file = nil }
      throw error
    }
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
      hasFailed = false
    } catch {
      if !hasFailed { StandardError.report("The draft “\(form)” couldn't be saved: \(error)") }
      hasFailed = true
    }
  }
}
