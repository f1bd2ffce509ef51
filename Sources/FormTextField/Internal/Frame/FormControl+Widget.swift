import CGtk

// The part of a control that GObject calls.

extension FormControl {
  /// Notifies GObject that a property has a new value.
  final func notify(_ property: String) {
    unsafe g_object_notify(instance.pointer.assumingMemoryBound(to: GObject.self), property)
  }

  final func emitValidated(_ isValid: Bool) {
    unsafe cgtk_signal_emit_boolean(
      instance.pointer, FormControlClass.validatedSignal, isValid ? 1 : 0)
  }

  final func connectSignal(_ name: String, to handler: @escaping () -> Void) {
    unsafe connect(instance.pointer, name, to: handler)
  }

  final func connectSignal(_ name: String, to handler: @escaping (Bool) -> Void) {
    unsafe connect(instance.pointer, name, to: handler)
  }
}

extension FormTextField {
  func emitActivate() {
    unsafe cgtk_signal_emit(instance.pointer, FormTextFieldClass.activateSignal)
  }

  /// Passes calls of `GtkEditable` on to the present entry.
  func adoptEntry() {
    unsafe gtk_editable_init_delegate(OpaquePointer(instance.pointer))
  }

  /// Ends that, before the entry is replaced.
  func abandonEntry() {
    unsafe gtk_editable_finish_delegate(OpaquePointer(instance.pointer))
  }
}

// MARK: - The editors of other programs

extension FormEditor {
  /// Whether the widget is sensitive.
  public var isEditable: Bool {
    get { unsafe gtk_widget_get_sensitive(widget) != 0 }
    set { unsafe gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// Lets GTK focus the widget.
  public func focus() {
    unsafe gtk_widget_grab_focus(focusWidget)
  }
}

/// The control of a widget; nil for any other widget.
@safe func formControl(of widget: WidgetPointer) -> FormControl? {
  let pointer = UnsafeMutableRawPointer(widget)
  guard unsafe isInstance(pointer, of: FormControlClass.type) else { return nil }
  return unsafe ControlInstance.control(of: pointer)
}

/// Reports a programmer's mistake as a warning of GLib.
func reportMistake(_ sentence: String) {
  unsafe cgtk_critical(sentence)
}
