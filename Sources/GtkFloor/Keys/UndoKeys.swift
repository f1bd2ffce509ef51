import CGtk

extension Widget {
  /// Calls `handler` for Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y in this window or widget, unless it already has such a
  /// handler.
  ///
  /// A focused popover keeps these keys, and so does a GTK text with its own undo.
  ///
  /// - Parameter handler: Takes the Swift object of the innermost widget around the focus, or `nil` if nothing has
  ///   the focus; all objects around the focus, innermost first, or else those within this widget; and true to undo,
  ///   false to redo. It returns true if it handled the keys.
  package func onUndoKeys(
    _ handler:
      @escaping (
        _ focused: (any WidgetImplementation)?, _ around: [any WidgetImplementation], _ isUndo: Bool
      ) -> Bool
  ) {
    // The shortcuts belong to the widget, which the closure doesn't retain.
    let widget = pointer
    once(for: "undo") {
      for (keys, isUndo) in [("<Control>z", true), ("<Control><Shift>z|<Control>y", false)] {
        onKey(keys) {
          guard let root = unsafe gtk_widget_get_root(widget) else { return false }
          return switch unsafe focus(in: root) {
          case .elsewhere: false
          case .within(let owners): handler(owners.first, owners, isUndo)
          case .nothing:
            handler(nil, unsafe Widget(widget).implementations, isUndo)
          }
        }
      }
    }
  }
}

private enum Focus {
  /// Widgets implemented in Swift, innermost first.
  case within([any WidgetImplementation])

  /// A popover, or a text that isn't part of such a widget.
  case elsewhere

  case nothing
}

private func focus(in root: OpaquePointer) -> Focus {
  guard let focused = unsafe gtk_root_get_focus(root) else { return .nothing }
  var owners: [any WidgetImplementation] = []
  var widget = unsafe Optional(focused)
  while let current = unsafe widget {
    if let owner = unsafe implementation(of: current) { owners.append(owner) }
    let isPopover = unsafe isInstance(
      UnsafeMutableRawPointer(current), of: gtk_popover_get_type())
    if isPopover, owners.isEmpty { return .elsewhere }
    unsafe widget = gtk_widget_get_parent(current)
  }
  let text = UnsafeMutableRawPointer(focused)
  let isText =
    unsafe isInstance(text, of: gtk_text_get_type())
    || isInstance(text, of: gtk_text_view_get_type())
  if isText, owners.first?.ownsText != true { return .elsewhere }
  return owners.isEmpty ? .nothing : .within(owners)
}
