import CGtk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Widget {
  /// Calls `handler` with the paths of files dropped on the widget.
  ///
  /// Files that aren't on this computer are left out.
  package func onFileDrop(_ handler: @escaping ([String]) -> Bool) {
    guard let target = unsafe gtk_drop_target_new(gdk_file_list_get_type(), cgtk_drag_copy()) else {
      return
    }
    unsafe connectSignal(UnsafeMutableRawPointer(target), "drop") { arguments in
      // The argument is a value within a value.
      let value = unsafe arguments.pointer(0)?.assumingMemoryBound(to: GValue.self)
      return handler(unsafe value.map { unsafe paths(in: $0) } ?? [])
    }
    unsafe gtk_widget_add_controller(pointer, target)
  }

  /// Calls `handler` with the paths of the copied files, or of a new file with the copied picture; with no paths if
  /// the clipboard has neither.
  package func readPastedFiles(asPicture: Bool, _ handler: @escaping ([String]) -> Void) {
    guard let clipboard = unsafe gtk_widget_get_clipboard(pointer),
      let formats = unsafe gdk_clipboard_get_formats(clipboard)
    else { return }
    if unsafe gdk_content_formats_contain_gtype(formats, gdk_file_list_get_type()) != 0
      || gdk_content_formats_contain_mime_type(formats, "text/uri-list") != 0
    {
      unsafe gdk_clipboard_read_value_async(
        clipboard, gdk_file_list_get_type(), 0, nil,
        { source, result, box in
          let value = unsafe gdk_clipboard_read_value_finish(OpaquePointer(source), result, nil)
          unsafe ClosureBox<([String]) -> Void>.take(box)?(
            value.map { unsafe paths(in: $0) } ?? [])
        }, ClosureBox.retained(handler))
    } else if asPicture {
      unsafe gdk_clipboard_read_texture_async(
        clipboard, nil,
        { source, result, box in
          let texture = unsafe gdk_clipboard_read_texture_finish(
            OpaquePointer(source), result, nil)
          let path = unsafe texture.flatMap { unsafe savePicture($0) }
          unsafe ClosureBox<([String]) -> Void>.take(box)?(path.map { [$0] } ?? [])
        }, ClosureBox.retained(handler))
    } else {
      handler([])
    }
  }
}

/// Returns the paths of the files in a value, without those that aren't on this computer.
private func paths(in value: UnsafePointer<GValue>) -> [String] {
  guard let list = unsafe g_value_get_boxed(value) else { return [] }
  let files = unsafe gdk_file_list_get_files(OpaquePointer(list))
  defer { unsafe g_slist_free(files) }
  var paths: [String] = []
  var next = unsafe files
  while let item = unsafe next {
    let file = unsafe item.pointee.data.map { OpaquePointer($0) }
    if let path = unsafe file.flatMap({ unsafe localPath(of: $0) }) { paths.append(path) }
    unsafe next = item.pointee.next
  }
  return paths
}

/// Saves a picture to a new file that only this user can read, and returns its path.
private func savePicture(_ texture: OpaquePointer) -> String? {
  defer { unsafe g_object_unref(UnsafeMutableRawPointer(texture)) }
  var name: UnsafeMutablePointer<CChar>?
  let descriptor = unsafe g_file_open_tmp("picture-XXXXXX.png", &name, nil)
  guard descriptor >= 0, let name = unsafe name else { return nil }
  defer {
    unsafe g_free(name)
    close(descriptor)
  }
  // GDK would replace the file with one that everybody can read.
  let picture = unsafe gdk_texture_save_to_png_bytes(texture)
  defer { unsafe g_bytes_unref(picture) }
  guard unsafe isWritten(picture, to: descriptor) else {
    unsafe unlink(name)
    return nil
  }
  let path = unsafe String(cString: name)
  PastedPictures.add(path)
  return path
}

/// Writes bytes to a new file; returns false if some weren't written.
private func isWritten(_ bytes: OpaquePointer?, to descriptor: Int32) -> Bool {
  var count: gsize = 0
  guard let start = unsafe g_bytes_get_data(bytes, &count) else { return false }
  var rest = unsafe UnsafeRawBufferPointer(start: start, count: Int(count))
  while unsafe !rest.isEmpty {
    let written = unsafe write(descriptor, rest.baseAddress, rest.count)
    guard written > 0 else { return false }
    unsafe rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
  }
  return true
}
