import CGtk

/// Loads pictures off the main thread.
package nonisolated enum PictureFile {
  /// The maximum number of pixels: even a small file can hold a picture that fills the memory.
  private static let mostPixels = 64_000_000

  /// Loads a picture, scaled to fit into a square.
  ///
  /// - Returns: The picture, or `nil` if the file is too large or isn't a picture.
  @concurrent package static func load(
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
    // Turns the picture the way the camera was held.
    return unsafe gdk_pixbuf_apply_embedded_orientation(scaled).map { unsafe LoadedPicture($0) }
  }
}

/// An immutable picture in memory that can be passed between threads.
@safe package nonisolated final class LoadedPicture: @unchecked Sendable {
  private let pixels: OpaquePointer

  /// Takes over a reference.
  package init(_ pixels: OpaquePointer) {
    unsafe self.pixels = pixels
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(pixels))
  }

  /// Shows the picture in a `GtkPicture`.
  @MainActor fileprivate func show(in picture: Picture) {
    let format =
      unsafe gdk_pixbuf_get_has_alpha(pixels) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
    let bytes = unsafe gdk_pixbuf_read_pixel_bytes(pixels)
    defer { unsafe g_bytes_unref(bytes) }
    let texture = unsafe gdk_memory_texture_new(
      gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels), format, bytes,
      gsize(gdk_pixbuf_get_rowstride(pixels)))
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(texture)) }
    unsafe gtk_picture_set_paintable(picture.opaque, texture)
  }
}

/// A widget that shows a picture.
package final class Picture: Widget {
  package init() {
    unsafe super.init(gtk_picture_new())
  }

  package func show(_ picture: LoadedPicture) {
    picture.show(in: self)
  }
}
