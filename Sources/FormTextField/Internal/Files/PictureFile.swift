import CGtk

/// Loads pictures away from the main thread.
nonisolated enum PictureFile {
  /// The most pixels of a picture: a small file can hold a picture that fills the memory.
  private static let mostPixels = 64_000_000

  /// Loads a picture, in a size that fits into a square.
  ///
  /// - Returns: The picture; nil for a file that is too large, or holds none.
  @concurrent static func load(
    _ path: String, within side: Int32, maxSize: Int
  ) async -> LoadedPicture? {
    guard let size = FileFacts(path: path).size, size <= maxSize else { return nil }
    var (width, height): (gint, gint) = (0, 0)
    guard unsafe gdk_pixbuf_get_file_info(path, &width, &height) != nil,
      Int(width) * Int(height) <= mostPixels,
      let scaled = unsafe gdk_pixbuf_new_from_file_at_scale(
        path, min(side, max(width, 1)), min(side, max(height, 1)), 1, nil)
    else { return nil }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(scaled)) }
    // As the camera was held.
    return unsafe gdk_pixbuf_apply_embedded_orientation(scaled).map { unsafe LoadedPicture($0) }
  }
}

/// A picture in memory, which threads pass on to one another; it is not changed.
@safe nonisolated final class LoadedPicture: @unchecked Sendable {
  private let pixels: OpaquePointer

  /// Takes over a reference.
  init(_ pixels: OpaquePointer) {
    unsafe self.pixels = pixels
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(pixels))
  }

  /// Shows the picture in a `GtkPicture`.
  @MainActor func show(in picture: Widget) {
    unsafe gtk_picture_set_pixbuf(picture.opaque, pixels)
  }
}
