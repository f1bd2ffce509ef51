extension FormControl {
  /// Notifies GObject that a property has a new value.
  final func notify(_ property: String) {
    instance.notify(property)
  }

  /// Applies a new value of a property, and notifies GObject of it.
  final func change<Value: Equatable>(
    _ property: String, from old: Value, to new: Value, _ apply: () -> Void
  ) {
    guard new != old else { return }
    apply()
    notify(property)
  }

  final func emitValidated(_ isValid: Bool) {
    instance.emit("validated", isValid)
  }

  /// The control's name for tests and, if you set it, for style sheets.
  ///
  /// This is the name of the GTK widget, the property `name` in a `.ui` file. If you don't set one, it's the ID from
  /// the `.ui` file, or else the names of the field's properties: `email` for `form.field(\.email)`, `address-street`
  /// for `form.field(\.address.street)`. If there is neither, it's empty. The user never sees it, and GTK 4.8 doesn't
  /// pass it on to AT-SPI.
  ///
  /// ```swift
  /// FormTextField("_Email", form.field(\.email)).identifier  // "email"
  /// ```
  public final var identifier: String {
    get {
      let name = instance.host.identifier
      if !name.isEmpty { return name }
      let builderID = instance.host.builderID
      // Computed lazily, because naming a key path is slow compared with building a control.
      return builderID.isEmpty ? bound.propertyNames : builderID
    }
    set { instance.host.identifier = newValue }
  }
}

// MARK: - The keyboard focus

extension FormControl {
  /// Calls `body` once the window's keyboard focus has moved, or immediately if it isn't moving.
  final func afterFocusMove(_ body: @escaping (FormControl) -> Void) {
    instance.host.afterFocusMove { [weak self] in
      if let self { body(self) }
    }
  }
}
