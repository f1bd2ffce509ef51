import GenericForm

/// A control for a one-time code, with a box for each character.
///
/// Typing a character moves to the next box, and Backspace in an empty box deletes the previous character. A pasted
/// code fills the boxes; its spaces and hyphens are ignored, and so are words around its digits.
///
/// ```swift
/// let code = FormCodeField("_Code", .required("Enter the code from the email"))
/// code.isValid  // false
/// code.value = "123456"
/// code.isValid  // true
/// ```
///
/// An incomplete code is an error, and the form keeps its last value.
///
/// In GTK this is the class `FormCodeField`, with the properties `value`, `length`, `allows-letters` and
/// `required-message`.
public final class FormCodeField: ValueControl<String> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormCodeField", of: FormCodeField.self,
      properties: [
        .text("value", \FormCodeField.value),
        .count("length", \FormCodeField.length, upTo: 20, default: 6),
        .flag("allows-letters", \FormCodeField.allowsLetters),
        .text("required-message", \FormCodeField.requiredMessage),
      ])
  }

  override class var startValue: String { "" }

  private let editor = CodeEditor(length: 6)

  required init(_ making: ControlMaking<String>) {
    super.init(
      making.edited(by: editor) { [editor] field in
        field.converted(
          format: { $0 },
          read: { [weak editor] code in
            guard let length = editor?.length, !code.isEmpty, code.count != length else {
              return .value(code)
            }
            return .error(.control(.`code.format`, ["count": .number(length)]))
          })
      })
  }

  /// The number of characters, 1 to 20; 6 by default.
  public var length: Int {
    get { editor.length }
    set {
      guard newValue != length else { return }
      guard (1...20).contains(newValue) else {
        return reportMistake("The code “\(name)” can't have \(newValue) characters.")
      }
      editor.length = newValue
      showEditorAgain()
      notify("length")
    }
  }

  /// Indicates whether the code may have letters, as a hint to on-screen keyboards.
  ///
  /// It's false by default. To refuse other characters, add a rule such as `isDigits`.
  public var allowsLetters: Bool {
    get { editor.allowsLetters }
    set {
      change("allows-letters", from: allowsLetters, to: newValue) {
        editor.allowsLetters = newValue
      }
    }
  }
}
