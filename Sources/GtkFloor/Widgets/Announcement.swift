import CGtk

extension Widget {
  /// Has a screen reader read a text out, without moving the focus.
  ///
  /// Before GTK 4.14, the text becomes part of the description of the widget with the focus, as a screen reader reads
  /// a description that changes. Once the focus moves, the widget has its own description again.
  package func announce(_ text: String) {
    // A widget that no screen reader has asked for yet can't announce, but the one with the focus can.
    let speaker = root?.reader
    if let announce = unsafe ScreenReader.announce {
      let mediumPriority: CInt = 1
      unsafe announce((speaker ?? self).opaque, text, mediumPriority)
    } else {
      speaker?.addToDescription(text)
    }
  }

  /// The widget that screen readers read as the one with the focus, within this window.
  private var reader: Widget? {
    guard let focus = unsafe gtk_root_get_focus(opaque) else { return nil }
    // The text within an entry has the focus, and the entry is what screen readers know.
    let isText = unsafe isInstance(UnsafeMutableRawPointer(focus), of: gtk_text_get_type())
    let entry = unsafe isText ? gtk_widget_get_parent(focus) : nil
    return unsafe Widget(entry ?? focus)
  }

  /// Keeps a description, to show it again after an announcement.
  func noteDescription(_ text: String) {
    guard unsafe ScreenReader.announce == nil else { return }
    if unsafe g_object_get_qdata(gObject, descriptionKey) == nil { reportDescriptionBeforeFocus() }
    unsafe g_object_set_qdata_full(gObject, descriptionKey, g_strdup(text), g_free)
  }

  /// Reports the description just before the first focus.
  ///
  /// GTK 4.8 reports what was set earlier as a change once a screen reader knows the widget, which may be only when it
  /// gets the focus. A screen reader would read it twice: with the widget, and as a change.
  private func reportDescriptionBeforeFocus() {
    var isReported = false
    onFocus(
      enter: { [address] in
        guard !isReported, let pointer = unsafe WidgetPointer(bitPattern: address) else { return }
        isReported = true
        // The text within an entry has the focus.
        var focusable = unsafe pointer
        if unsafe isInstance(UnsafeMutableRawPointer(pointer), of: gtk_editable_get_type()),
          let text = unsafe gtk_editable_get_delegate(OpaquePointer(pointer))
        {
          unsafe focusable = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkWidget.self)
        }
        // After a change of this kind, GTK reports all others.
        let isFocusable = unsafe gtk_widget_get_focusable(focusable)
        for isOn in [1 - isFocusable, isFocusable] {
          unsafe gtk_widget_set_focusable(focusable, isOn)
        }
      }, leave: {})
  }

  /// The description without an announcement, if it's kept.
  var description: String {
    unsafe g_object_get_qdata(gObject, descriptionKey).map {
      unsafe String(cString: $0.assumingMemoryBound(to: CChar.self))
    } ?? ""
  }

  private func addToDescription(_ text: String) {
    showDescription(description.isEmpty ? text : "\(text)\n\(description)")
    guard unsafe g_object_get_qdata(gObject, handlerKey) == nil else { return }
    let handler = unsafe connectSignal(object, "state-flags-changed") { [address] in
      guard let pointer = unsafe WidgetPointer(bitPattern: address) else { return }
      let widget = unsafe Widget(pointer)
      // A screen reader reads a change until it has noticed that the focus is elsewhere.
      if !widget.hasFocusWithin { whenIdle { widget.endAnnouncement() } }
    }
    unsafe g_object_set_qdata(gObject, handlerKey, UnsafeMutableRawPointer(bitPattern: handler))
  }

  private func endAnnouncement() {
    guard let handler = unsafe g_object_get_qdata(gObject, handlerKey) else { return }
    unsafe g_object_set_qdata(gObject, handlerKey, nil)
    unsafe g_signal_handler_disconnect(object, gulong(UInt(bitPattern: handler)))
    showDescription(description)
  }
}

private let descriptionKey = unsafe g_quark_from_static_string("FormDescription")
private let handlerKey = unsafe g_quark_from_static_string("FormAnnouncement")
