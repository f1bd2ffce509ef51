import CGtk
import FormTextField
import Foundation
import XCTest

/// A folder of files for one test, which is deleted with this object.
final class TestFiles {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "form-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var path: String { folder.path }

  /// Makes a file, and returns its path.
  func make(_ name: String, _ content: String = "content") throws -> String {
    let file = folder.appending(path: name)
    try Data(content.utf8).write(to: file)
    return file.path
  }

  /// Makes a file of this size that takes no space on the disk.
  func make(_ name: String, size: UInt64) throws -> String {
    let path = try make(name, "")
    let file = try XCTUnwrap(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: size)
    try file.close()
    return path
  }

  /// Makes a picture of a single color.
  func makePicture(_ name: String, width: Int32 = 40, height: Int32 = 30) throws -> String {
    let path = folder.appending(path: name).path
    let pixels = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, width, height))
    gdk_pixbuf_fill(pixels, 0xff80_00ff)
    XCTAssertNotEqual(gdk_pixbuf_savev(pixels, path, "png", nil, nil, nil), 0)
    g_object_unref(UnsafeMutableRawPointer(pixels))
    return path
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: path)
  }
}

/// Copies files as a file manager does.
@MainActor
func copyFiles(_ paths: [String], on widget: WidgetPointer) {
  withFileList(paths) { value in
    gdk_clipboard_set_value(gtk_widget_get_clipboard(widget), value)
  }
}

/// Copies a file, and pastes it into the focused widget.
@MainActor
func pasteFile(_ path: String) {
  let display = gdk_display_get_default()
  withFileList([path]) { gdk_clipboard_set_value(gdk_display_get_clipboard(display), $0) }
  press("ctrl+v")
}

/// Drops files on a widget or a part of it, and returns whether they're accepted.
@MainActor
func dropFiles(_ paths: [String], on widget: WidgetPointer) -> Bool {
  guard let controllers = gtk_widget_observe_controllers(widget) else { return false }
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  for index in 0..<g_list_model_get_n_items(controllers) {
    guard let controller = g_list_model_get_item(controllers, index) else { continue }
    defer { g_object_unref(controller) }
    let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, gtk_drop_target_get_type()) != 0 else { continue }
    var values = [GValue(), GValue(), GValue(), GValue()]
    g_value_init(&values[0], gtk_drop_target_get_type())
    g_value_set_object(&values[0], controller)
    g_value_init(&values[1], g_value_get_type())
    withFileList(paths) { g_value_set_boxed(&values[1], $0) }
    for place in 2...3 { g_value_init(&values[place], GType(15 << 2)) }  // Two doubles.
    var isTaken = GValue()
    g_value_init(&isTaken, GType(5 << 2))
    g_signal_emitv(
      &values, g_signal_lookup("drop", gtk_drop_target_get_type()), 0, &isTaken)
    for place in values.indices { g_value_unset(&values[place]) }
    return g_value_get_boolean(&isTaken) != 0
  }
  return false
}

@MainActor
private func withFileList(_ paths: [String], _ body: (UnsafePointer<GValue>) -> Void) {
  var files = paths.map { g_file_new_for_path($0) }
  var value = GValue()
  g_value_init(&value, gdk_file_list_get_type())
  g_value_take_boxed(
    &value, UnsafeMutableRawPointer(gdk_file_list_new_from_array(&files, gsize(files.count))))
  body(&value)
  g_value_unset(&value)
  for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
}
