import GenericForm

/// A control from a `.ui` file with a custom editor.
final class CustomControl<Editor: FormEditor>: ValueControl<Editor.Value> {
  override class var objectClass: WidgetClass { FormControl.customClass }

  override var valueProperties: [String] { Self.valueType == nil ? [] : ["value"] }

  var editor: Editor? { frame.editor as? Editor }

  convenience init(_ instance: WidgetInstance, _ editor: Editor) {
    let form = StandaloneForm(editor.value)
    self.init(ControlMaking(instance, .own(form)).edited(by: editor))
    (self as FormControl as? ValueControl<String>)?.followText()
    followCustomEditor()
  }

  /// The type of the value, or `nil` if it can't be written as text.
  private static var valueType: (any LosslessStringConvertible.Type)? {
    Editor.Value.self as? any LosslessStringConvertible.Type
  }

  static var properties: [Property] {
    var properties: [Property] = [.text("required-message", \CustomControl.requiredMessage)]
    if Editor.Value.self == String.self {
      properties.append(.text("validators", \ValueControl<String>.validatorNames))
    }
    if let valueType {
      properties.append(
        .text(
          "value", get: { (control: CustomControl) in "\(control.value)" },
          set: { (control: CustomControl, text) in
            if let value = valueType.init(text) as? Editor.Value { return control.value = value }
            control.reportUnreadable("value", text, as: Editor.Value.self)
          }))
    }
    return properties
  }
}
