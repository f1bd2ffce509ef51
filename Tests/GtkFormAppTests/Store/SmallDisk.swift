import Foundation

/// A disk of 64 KiB in memory, mounted in a folder while this object exists.
final class SmallDisk: Sendable {
  private let folder: TemporaryFolder

  /// The folder in which the disk is mounted.
  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=64k") == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
    }
  }

  deinit {
    umount2(folder.path, CInt(MNT_DETACH))
  }

  /// Makes the disk read-only, or writable again.
  func setReadOnly(_ isReadOnly: Bool) {
    mount("", path, "", UInt(MS_REMOUNT | (isReadOnly ? MS_RDONLY : 0)), "")
  }

  /// Indicates whether this process may mount disks.
  static let isPossible = (try? SmallDisk()) != nil

  /// The comment of a test that needs its own disk and can't mount one.
  static let reason = "A disk of its own can be mounted only by root with the right to do so."
}
