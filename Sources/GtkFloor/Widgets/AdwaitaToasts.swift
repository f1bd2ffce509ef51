import CGtk

/// The toasts of libadwaita, one at a time.
///
/// An `AdwToastOverlay` without content is as high as its toast, so the toast covers nothing.
package final class AdwaitaToasts: Widget {
  private var shown: ObjectReference?

  /// Returns `nil` if the program doesn't use libadwaita 1.2 or later.
  package init?() {
    guard AdwaitaFunctions.isStarted, unsafe Self.setTitle != nil,
      let overlay = AdwaitaFunctions.make("adw_toast_overlay")
    else { return nil }
    unsafe super.init(overlay.pointer)
    // A toast slides in from below.
    unsafe gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
  }

  /// Shows a text instead of any other, and calls `closeHandler` if the user closes it.
  package func show(
    _ text: String, closeTitle: String, onClose closeHandler: @escaping () -> Void
  ) {
    hide()
    guard let type = Toolkit.function("adw_toast_get_type", as: (@convention(c) () -> GType).self),
      let object = unsafe g_object_new_with_properties(type(), 0, nil, nil)
    else { return }
    let reference = unsafe ObjectReference(retaining: UnsafeMutableRawPointer(object))
    shown = reference
    // The caller decides when the toast closes.
    unsafe writeProperty("timeout", of: object, FundamentalType.integer) {
      unsafe g_value_set_int64($0, 0)
    }
    // The usual title would be cut off instead of wrapped.
    let title = Label(text, wraps: true)
    title.addStyleClass("heading")
    unsafe Self.setTitle?(reference.pointer, title.pointer)
    unsafe connectSignal(reference.pointer, "dismissed") { [weak self, weak reference] in
      guard let self, shown === reference else { return }
      shown = nil
      moveFocusOut()
      closeHandler()
    }
    let add = unsafe Toolkit.function(
      "adw_toast_overlay_add_toast",
      as: (@convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void).self)
    unsafe add?(opaque, reference.pointer)
    guard let toast = children.last else { return }
    makeHighEnough(toast, for: title)
    // libadwaita's button has only a tooltip.
    for button in toast.descendants(ofType: gtk_button_get_type()) where button.isVisible {
      button.setAccessibleName(closeTitle)
    }
  }

  package func hide() {
    guard let toast = shown else { return }
    shown = nil
    moveFocusOut()
    let dismiss = unsafe Toolkit.function(
      "adw_toast_dismiss", as: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
    unsafe dismiss?(toast.pointer)
  }

  private static var setTitle:
    (@convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<GtkWidget>) -> Void)?
  {
    unsafe Toolkit.function(
      "adw_toast_set_custom_title",
      as: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<GtkWidget>) -> Void).self)
  }

  private func moveFocusOut() {
    if hasFocusWithin, let root { _ = root.moveFocus(.next) }
  }

  /// libadwaita gives a toast the height of a single line, however narrow it is.
  private func makeHighEnough(_ toast: Widget, for title: Label) {
    let textWidth = title.naturalWidth
    let room = unsafe gtk_widget_get_width(pointer) - (toast.naturalWidth - textWidth)
    guard room > 0, room < textWidth else { return }
    var height: Int32 = 0
    unsafe gtk_widget_measure(
      title.pointer, GTK_ORIENTATION_VERTICAL, room, nil, &height, nil, nil)
    title["height-request"] = Int(height)
  }
}
