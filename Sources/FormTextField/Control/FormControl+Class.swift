import GenericForm

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

  /// The class of controls with a custom editor.
  static let customClass = WidgetClass("FormCustomControl", parent: baseClass)
}

/// The registered classes of controls, by name.
private var registered: [String: WidgetClass] = [:]

/// Returns the class of a control, registered at first use.
///
/// - Parameters:
///   - name: The name in GObject.
///   - control: The control for widgets created by GtkBuilder; for a generic class, the one for text.
///   - isEditable: Indicates whether the class implements `GtkEditable`.
///   - properties: The properties added to those of every control.
///   - signals: The signals added to those of every control.
func controlClass<Value, Control: ValueControl<Value>>(
  _ name: String, of control: Control.Type, isEditable: Bool = false,
  properties: @autoclosure () -> [Property], signals: [WidgetClass.Signal] = []
) -> WidgetClass {
  if let known = registered[name] { return known }
  let new = WidgetClass(
    name, parent: FormControl.baseClass, isEditable: isEditable, properties: properties(),
    signals: (isEditable ? [.init("activate", isAction: true)] : []) + signals,
    make: {
      Control(ControlMaking($0, .own(StandaloneForm(Control.startValue))))
        .with { $0.look = .standard }
    })
  registered[name] = new
  return new
}

/// The names of the classes with a custom editor.
private var customClasses: Set<String> = []

/// Registers a class of controls with a custom editor; a second call with the name does nothing.
///
/// - Parameters:
///   - name: The name in GObject.
///   - texts: The text properties of the editor, by their names in GObject.
///   - make: Makes the editor of a control.
func registerCustomClass<Editor: FormEditor>(
  _ name: String, texts: [String: ReferenceWritableKeyPath<Editor, String>],
  editor make: @escaping () -> Editor
) {
  guard customClasses.insert(name).inserted else { return }
  let properties = texts.compactMap { property, path -> Property? in
    guard Property.canBeNamed(property) else {
      reportMistake("A property of \(name) can't be named “\(property)”: write it like min-length.")
      return nil
    }
    return Property.text(
      property, get: { (control: CustomControl<Editor>) in control.editor?[keyPath: path] ?? "" },
      set: { (control: CustomControl<Editor>, text) in control.editor?[keyPath: path] = text })
  }
  _ = WidgetClass(
    name, parent: FormControl.baseClass, properties: CustomControl<Editor>.properties + properties,
    make: { CustomControl($0, make()).with { $0.look = .standard } })
}

// MARK: - What GTK asks of a control

extension FormControl: WidgetImplementation {
  package final var ownsText: Bool { true }

  package final func takeFocus() -> Bool { frame.grabFocus() }

  package final func moveFocus(_ direction: FocusDirection) -> Bool { frame.moveFocus(direction) }
}

extension FormControl {
  /// Reports a property whose text in a file isn't a value of its type.
  final func reportUnreadable(_ property: String, _ text: String, as type: Any.Type) {
    reportMistake("The \(property) “\(text)” of “\(name)” isn't of type \(type).")
  }
}

extension ReturnAction {
  /// The enumeration in GObject, registered at first use.
  static let enumeration = Enumeration(
    "FormReturnAction", [("submit", submit), ("next-field", nextField)])
}

extension Property {
  /// Returns a property with an optional value as text, empty for `nil`.
  static func described<Control: FormControl, Value: LosslessStringConvertible>(
    _ name: String, _ path: ReferenceWritableKeyPath<Control, Value?>
  ) -> Self {
    text(
      name, get: { (control: Control) in control[keyPath: path]?.description ?? "" },
      set: { (control: Control, text) in
        let value = text.isEmpty ? nil : Value(text)
        if value != nil || text.isEmpty { return control[keyPath: path] = value }
        control.reportUnreadable(name, text, as: Value.self)
      })
  }

  /// Returns a property with an optional number, 0 for `nil`.
  static func count<Control: FormControl>(
    _ name: String, _ path: ReferenceWritableKeyPath<Control, Int?>, upTo greatest: Int
  ) -> Self {
    count(
      name, upTo: greatest, get: { (control: Control) in control[keyPath: path] ?? 0 },
      set: { (control: Control, number) in control[keyPath: path] = number == 0 ? nil : number })
  }
}
