import CGtk

// What a control reports to GObject, and its name there.

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

  final func connectSignal(withFlag name: String, to handler: @escaping (Bool) -> Void) {
    unsafe connect(instance.pointer, withFlag: name, to: handler)
  }
}

extension FormControl {
  /// The name by which a test finds the control, and a style sheet one that was set.
  ///
  /// It is the name of the GTK widget, the property `name` in a `.ui` file. Where none was set, it
  /// is the id of the `.ui` file, or the names of the properties of the field, as `email` for
  /// `form.field(\.email)` and `address-street` for `form.field(\.address.street)`. It is empty
  /// where there is neither. A person never reads it, and GTK 4.8 does not pass it on to AT-SPI.
  ///
  /// ```swift
  /// FormTextField("_Email", form.field(\.email)).identifier  // "email"
  /// ```
  public final var identifier: String {
    get {
      let name = unsafe String(cString: gtk_widget_get_name(widget))
      let className = unsafe String(cString: g_type_name_from_instance(typeInstance))
      if name != className { return name }
      // Not at the start: to name a key path takes as long as a tenth of building a control.
      return builderID.isEmpty ? bound.propertyNames : builderID
    }
    set { unsafe gtk_widget_set_name(widget, newValue.isEmpty ? nil : newValue) }
  }

  /// The id of the control in a `.ui` file, if it has one there.
  private var builderID: String {
    guard let id = unsafe gtk_buildable_get_buildable_id(OpaquePointer(widget)) else { return "" }
    let text = unsafe String(cString: id)
    return text.hasPrefix("___") ? "" : text  // GTK gives such names to objects without an id.
  }

  private var typeInstance: UnsafeMutablePointer<GTypeInstance> {
    unsafe instance.pointer.assumingMemoryBound(to: GTypeInstance.self)
  }
}

extension EntryControl {
  final func emitActivate() {
    unsafe cgtk_signal_emit(instance.pointer, EntryControlClass.activateSignal)
  }

  /// Passes calls of `GtkEditable` on to the entry.
  final func adoptEntry() {
    unsafe gtk_editable_init_delegate(OpaquePointer(instance.pointer))
  }
}

extension FormTextField {
  /// Offers texts in a list that belongs to the control.
  func offer(_ completion: TextCompletion?) {
    if parts.suggestions == nil {
      let suggestions = unsafe parts.makeSuggestions(in: Widget(widget))
      suggestions.onSuggestion = { [weak self] in self?.frame.suggestion = $0 }
      entry.onType = { [weak suggestions] in suggestions?.textChanged(to: $0) }
      onLeave { [weak suggestions] in suggestions?.close() }
    }
    parts.suggestions?.completion = completion
  }

  /// The suggested texts.
  var completions: [String] {
    get { completion?.texts ?? [] }
    set {
      guard newValue != completions else { return }
      completion = newValue.isEmpty ? nil : .list(newValue)
      notify("completions")
    }
  }
}

// MARK: - The keyboard focus

extension FormControl {
  /// Calls `body` once the keyboard focus of the window has moved, or now if it isn't moving.
  ///
  /// Until then GTK walks from the old widget to the new one, and none of them may be removed, as
  /// by a handler of the program's.
  final func afterFocusMove(_ body: @escaping (FormControl) -> Void) {
    guard let root = unsafe gtk_widget_get_root(widget),
      unsafe gtk_root_get_focus(root) == nil
    else { return body(self) }
    let window = unsafe UnsafeMutableRawPointer(root)
    var connection = gulong(0)
    unsafe connection = connect(window, notify: "focus-widget") { [weak self] in
      unsafe g_signal_handler_disconnect(window, connection)
      if let self { body(self) }
    }
  }
}

// MARK: - The editors of other programs

extension FormEditor {
  /// Whether the widget is sensitive.
  public var isEditable: Bool {
    get { unsafe gtk_widget_get_sensitive(widget) != 0 }
    set { unsafe gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// Lets GTK focus the first part, or the widget.
  public func focus() {
    unsafe gtk_widget_grab_focus(parts.first ?? focusWidget)
  }
}

/// The control of a widget; nil for any other widget.
@safe func formControl(of widget: WidgetPointer) -> FormControl? {
  let pointer = UnsafeMutableRawPointer(widget)
  guard unsafe isInstance(pointer, of: FormControlClass.objectClass.type) else { return nil }
  return unsafe ControlInstance.control(of: pointer)
}

/// Reports a programmer's mistake as a warning of GLib.
func reportMistake(_ sentence: String) {
  unsafe cgtk_critical(sentence)
}
