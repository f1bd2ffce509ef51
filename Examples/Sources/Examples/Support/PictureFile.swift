import CGtk
import Glibc

/// What makes a picture of a file.
enum PictureFile {
  /// Whether there is a picture in a file; it takes a while, as from a camera.
  ///
  /// - Throws: ``Unreadable`` when the file cannot be read now.
  @concurrent static func load(_ path: String) async throws -> Bool {
    try await Task.sleep(for: .seconds(1))
    guard access(path, R_OK) == 0 else { throw Unreadable() }
    guard let texture = gdk_texture_new_from_filename(path, nil) else { return false }
    g_object_unref(UnsafeMutableRawPointer(texture))
    return true
  }

  /// A file is gone or may not be read.
  struct Unreadable: Error {}
}
