// The GObject classes of controls.

extension FormControl {
  /// The abstract class of every control, registered at first use.
  static let baseClass = WidgetClass(
    "FormControl", isAbstract: true,
    properties: [
      .text("title", \FormControl.title),
      .text("hint", \FormControl.hint),
      .choice("return-action", \FormControl.returnAction, of: ReturnAction.enumeration),
      .flag("is-valid", default: true, get: { (control: FormControl) in control.isValid }),
      .texts("messages", get: { (control: FormControl) in control.messages }),
    ], signals: [.init("validated", hasFlag: true)])

  /// The class of controls with an editor of the program's own.
  static let customClass = controlClass("FormCustomControl")
}

/// Registers the class of a control.
///
/// - Parameter make: Makes the control of a widget that GTK creates, or `nil` if GTK never does.
func controlClass(
  _ name: String, parent: WidgetClass = FormControl.baseClass, properties: [Property] = [],
  make: ((WidgetInstance) -> FormControl)? = nil
) -> WidgetClass {
  WidgetClass(name, parent: parent, properties: properties, make: make)
}

// MARK: - What GTK asks of a control

extension FormControl: WidgetImplementation {
  package final func takeFocus() -> Bool { frame.grabFocus() }

  package final func moveFocus(_ direction: FocusDirection) -> Bool { frame.moveFocus(direction) }
}

extension ReturnAction {
  /// The enumeration in GObject, registered at first use.
  static let enumeration = Enumeration(
    "FormReturnAction", [("submit", submit), ("next-field", nextField)])
}

extension EntryControl {
  /// The abstract class of the controls that implement `GtkEditable` by their entry.
  static let entryClass = WidgetClass(
    "FormEntryControl", parent: baseClass, isAbstract: true, isEditable: true,
    properties: [
      .text("placeholder-text", \EntryControl.placeholder),
      .text("validators", \EntryControl.validatorNames),
      .choice("input-purpose", \EntryControl.inputPurpose, of: InputPurpose.enumeration),
      .count("character-limit", \EntryControl.limit, upTo: 65_535),
      .count("max-length", \EntryControl.greatestLength, upTo: 65_535),
    ], signals: [.init("activate", isAction: true)])
}

extension Property {
  /// A property with an optional value as text, which is empty for `nil`.
  static func described<Control: FormControl, Value: LosslessStringConvertible>(
    _ name: String, _ path: ReferenceWritableKeyPath<Control, Value?>
  ) -> Self {
    text(
      name, get: { (control: Control) in control[keyPath: path]?.description ?? "" },
      set: { (control: Control, text) in
        let value = Value(text)
        if value != nil || text.isEmpty { return control[keyPath: path] = value }
        reportMistake("The \(name) “\(text)” of “\(control.name)” is no \(Value.self).")
      })
  }
}
