import CGtk

/// The file types that a dialog offers, or no types to offer all files.
package nonisolated struct FileTypes {
  /// The description of the types.
  let title: String
  let mediaTypes: [String]
  let suffixes: [String]

  package init(_ title: String, mediaTypes: [String], suffixes: [String]) {
    (self.title, self.mediaTypes, self.suffixes) = (title, mediaTypes, suffixes)
  }

  var isEmpty: Bool { mediaTypes.isEmpty && suffixes.isEmpty }
}

/// The file dialog, from the desktop or else from GTK.
@safe package final class FileChooser {
  private let reference: ObjectReference
  private let dialog: OpaquePointer
  private var portal: BusNameLoss?

  /// Shows a dialog over a widget's window; `handler` takes the files' paths, or `nil` if the desktop's dialog
  /// disappears without an answer.
  package init(
    _ title: String, types: FileTypes, near path: String?, takesSeveral: Bool = false,
    over widget: Widget, _ handler: @escaping ([String]?) -> Void
  ) {
    guard
      let dialog = unsafe gtk_file_chooser_native_new(
        title, Window(around: widget)?.gtkWindow, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)
    else { fatalError("GTK can't create a dialog: it isn't initialized.") }
    unsafe self.dialog = dialog
    unsafe reference = ObjectReference(adopting: UnsafeMutableRawPointer(dialog))
    // Even when destroyed, GTK's dialog stays in memory while `reference` exists: the path is read from it, and GTK
    // may still be reading the file system for it.
    let ownWindow = unsafe destroyWhenHidden(newestWindowOf: gtk_file_chooser_dialog_get_type())
    if let ownWindow = unsafe ownWindow { unsafe keep(ownWindow, with: reference.pointer) }
    addFilter(types)
    unsafe gtk_file_chooser_set_select_multiple(dialog, takesSeveral ? 1 : 0)
    if let path, let file = unsafe g_file_new_for_path(path) {
      unsafe gtk_file_chooser_set_file(dialog, file, nil)
      unsafe g_object_unref(UnsafeMutableRawPointer(file))
    }
    unsafe connectSignal(reference.pointer, "response") { [weak self] arguments in
      let response = GtkResponseType(Int32(arguments.number(0)))
      let paths = response == GTK_RESPONSE_ACCEPT ? self?.paths ?? [] : []
      self?.portal = nil
      // Wait a turn, because GTK still uses the dialog, which the handler may destroy.
      Task { [weak self] in
        if self != nil { handler(paths) }
      }
      return true
    }
    // GTK waits for the portal's answer even if there's no portal any more, and the window takes no input meanwhile.
    portal = BusNameLoss("org.freedesktop.portal.Desktop") { [weak self] in
      guard let self, unsafe !Self.isVisible(ownWindow) else { return }
      portal = nil
      unsafe gtk_native_dialog_hide(native)
      handler(nil)
    }
    unsafe gtk_native_dialog_set_modal(native, 1)
    unsafe gtk_native_dialog_show(native)
  }

  private static func isVisible(_ window: UnsafeMutableRawPointer?) -> Bool {
    guard let window = unsafe window else { return false }
    return unsafe gtk_widget_get_visible(window.assumingMemoryBound(to: GtkWidget.self)) != 0
  }

  // Only hide it at first: the dialog of GTK 4.8 doesn't cancel its reads of the file system, and would use freed
  // memory when they end.
  isolated deinit {
    unsafe gtk_native_dialog_hide(native)
    let kept = reference
    Task {
      try? await Task.sleep(for: .seconds(10))
      unsafe gtk_native_dialog_destroy(kept.pointer.assumingMemoryBound(to: GtkNativeDialog.self))
    }
  }

  private var native: UnsafeMutablePointer<GtkNativeDialog> {
    unsafe reference.pointer.assumingMemoryBound(to: GtkNativeDialog.self)
  }

  private func addFilter(_ types: FileTypes) {
    guard !types.isEmpty, let filter = unsafe gtk_file_filter_new() else { return }
    unsafe gtk_file_filter_set_name(filter, types.title)
    for type in types.mediaTypes { unsafe gtk_file_filter_add_mime_type(filter, type) }
    for suffix in types.suffixes { unsafe gtk_file_filter_add_suffix(filter, suffix) }
    unsafe gtk_file_chooser_add_filter(dialog, filter)
    unsafe gtk_file_chooser_set_filter(dialog, filter)
  }

  /// The paths of the chosen files, without those that aren't on this computer.
  private var paths: [String] {
    guard let files = unsafe gtk_file_chooser_get_files(dialog) else { return [] }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(files)) }
    return unsafe (0..<g_list_model_get_n_items(files)).compactMap { place in
      guard let file = unsafe g_list_model_get_item(files, place) else { return nil }
      defer { unsafe g_object_unref(file) }
      return unsafe localPath(of: OpaquePointer(file))
    }
  }
}

/// Returns a file's path, or `nil` if the file isn't on this computer.
func localPath(of file: OpaquePointer) -> String? {
  guard let path = unsafe g_file_get_path(file) else { return nil }
  defer { unsafe g_free(path) }
  return unsafe String(cString: path)
}
