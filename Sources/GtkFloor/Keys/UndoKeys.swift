import CGtk

extension Widget {
  /// Calls `handler` for Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y in this window, unless it has such a
  /// handler already.
  ///
  /// A focused popover keeps the keys, and so does a text of GTK with its own undo.
  ///
  /// - Parameter handler: Takes the Swift object of the widget that has the focus, and whether to undo
  ///   or to redo. It returns whether it handled the keys.
  package func onUndoKeys(
    _ handler: @escaping (_ focused: (any WidgetImplementation)?, _ isUndo: Bool) -> Bool
  ) {
    let window = unsafe object.assumingMemoryBound(to: GObject.self)
    guard unsafe g_object_get_qdata(window, undoKey) == nil else { return }
    unsafe g_object_set_qdata(window, undoKey, object)
    // The keys are those of the window, which the closure does not keep.
    let root = unsafe OpaquePointer(object)
    for (keys, isUndo) in [("<Control>z", true), ("<Control><Shift>z|<Control>y", false)] {
      onKey(keys) {
        switch unsafe focus(in: root) {
        case .elsewhere: false
        case .within(let owner): handler(owner, isUndo)
        case .nothing: handler(nil, isUndo)
        }
      }
    }
  }
}

private let undoKey = unsafe g_quark_from_static_string("FormUndoKeys")

private enum Focus {
  /// A widget that is implemented in Swift, or a part of it.
  case within(any WidgetImplementation)

  /// A popover, or a text that is in no such widget.
  case elsewhere

  case nothing
}

private func focus(in root: OpaquePointer) -> Focus {
  let focused = unsafe gtk_root_get_focus(root)
  var widget = unsafe focused
  while let current = unsafe widget {
    if let owner = unsafe implementation(of: current) { return .within(owner) }
    if unsafe isInstance(UnsafeMutableRawPointer(current), of: gtk_popover_get_type()) {
      return .elsewhere
    }
    unsafe widget = gtk_widget_get_parent(current)
  }
  guard let text = unsafe focused.map({ UnsafeMutableRawPointer($0) }) else {
    return .nothing
  }
  let isText =
    unsafe isInstance(text, of: gtk_text_get_type())
    || isInstance(text, of: gtk_text_view_get_type())
  return isText ? .elsewhere : .nothing
}
