// What a control reports to GObject, and its name there.

extension FormControl {
  /// Notifies GObject that a property has a new value.
  final func notify(_ property: String) {
    instance.notify(property)
  }

  final func emitValidated(_ isValid: Bool) {
    instance.emit("validated", isValid)
  }

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
      let name = instance.host.identifier
      if !name.isEmpty { return name }
      let builderID = instance.host.builderID
      // Not at the start: to name a key path takes as long as a tenth of building a control.
      return builderID.isEmpty ? bound.propertyNames : builderID
    }
    set { instance.host.identifier = newValue }
  }
}

// MARK: - The keyboard focus

extension FormControl {
  /// Calls `body` once the keyboard focus of the window has moved, or now if it isn't moving.
  final func afterFocusMove(_ body: @escaping (FormControl) -> Void) {
    instance.host.afterFocusMove { [weak self] in
      if let self { body(self) }
    }
  }
}

// MARK: - The editors of other programs

extension FormEditor {
  /// Indicates whether the widget is sensitive.
  public var isEditable: Bool {
    get { widget.isSensitive }
    set { widget.isSensitive = newValue }
  }

  /// Lets GTK focus the first part, or the widget.
  public func focus() {
    (parts.first ?? focusWidget).grabFocus()
  }
}
