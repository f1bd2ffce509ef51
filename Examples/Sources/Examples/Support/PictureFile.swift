import CGtk
import Glibc

/// Loads pictures.
enum PictureFile {
  /// Whether a file holds a picture; it takes a while, as a large file does.
  ///
  /// - Throws: ``Unreadable`` when the file cannot be read now.
  @concurrent static func load(_ path: String) async throws -> Bool {
    try await Task.sleep(for: .seconds(1))
    guard access(path, R_OK) == 0 else { throw Unreadable() }
    guard let texture = gdk_texture_new_from_filename(path, nil) else { return false }
    g_object_unref(UnsafeMutableRawPointer(texture))
    return true
  }

  /// The file is gone or may not be read.
  struct Unreadable: Error {}
}
