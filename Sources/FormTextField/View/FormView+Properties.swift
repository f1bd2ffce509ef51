// GObject properties, which a `.ui` file sets before there is a form.

extension FormView {
  static let interfaceProperties: [Property] = [
    .text(
      "submit-title",
      get: { (owner: AnyObject) in
        (owner as? FormView)?.content.submitButton.textWithMnemonic
          ?? (owner as? InterfaceElement)?.submitTitle ?? ""
      },
      set: { (owner: AnyObject, title) in
        (owner as? FormView)?.content.submitButton.textWithMnemonic = title
        (owner as? InterfaceElement)?.submitTitle = title
      }),
    flag("needs-valid-form", default: false, \.needsValidForm, \.needsValidForm),
    flag("has-footer", default: true, \.hasFooter, \.hasFooter),
    flag("scrolls", default: true, \.scrolls, \.scrolls),
    .choice(
      "look", of: FormLook.enumeration,
      get: { (owner: AnyObject) in
        (owner as? FormView)?.look ?? (owner as? InterfaceElement)?.look ?? .standard
      },
      set: { (owner: AnyObject, look) in
        (owner as? FormView)?.look = look
        (owner as? InterfaceElement)?.look = look
      }),
  ]

  /// Returns a property that can be set before the form exists and afterward.
  private static func flag(
    _ name: String, default start: Bool,
    _ before: ReferenceWritableKeyPath<InterfaceElement, Bool>,
    _ after: ReferenceWritableKeyPath<FormView, Bool>
  ) -> Property {
    .flag(
      name, default: start,
      get: { (owner: AnyObject) in
        (owner as? FormView)?[keyPath: after] ?? (owner as? InterfaceElement)?[keyPath: before]
          ?? start
      },
      set: { (owner: AnyObject, isOn) in
        (owner as? FormView)?[keyPath: after] = isOn
        (owner as? InterfaceElement)?[keyPath: before] = isOn
      })
  }
}

extension FormLook {
  /// The enumeration in GObject, registered at first use.
  static let enumeration = Enumeration("FormLook", [("plain", plain), ("rows", rows)])
}
