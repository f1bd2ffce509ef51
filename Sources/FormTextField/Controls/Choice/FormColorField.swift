public import GenericForm

/// A control for a color: an entry for text such as `#1a2b3c`, and a button that opens a dialog.
///
/// The user may type any opaque CSS color, such as `teal`, `#088` or `rgb(0, 128, 128)`. The value is always `#` and
/// six hexadecimal digits in lowercase, or `nil`.
///
/// ```swift
/// let color = FormColorField("_Color", value: "#008080")
/// color.value = "#ff0000"
/// ```
///
/// In GTK this is the class `FormColorField`, with the properties `value` and `required-message`.
public final class FormColorField: ValueControl<String?> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormColorField", of: FormColorField.self,
      properties: [
        .text("value", \FormColorField.color),
        .text("required-message", \FormColorField.requiredMessage),
      ])
  }

  override class var startValue: String? { nil }

  required init(_ making: ControlMaking<String?>) {
    let editor = ColorEditor()
    super.init(making.edited(by: editor, through: \.colorText))
    frame.onTitle = { [weak self, weak editor] in editor?.fieldName = self?.name ?? "" }
  }

  /// Creates a control for a text field of a form; without a color, its value is empty.
  public convenience init(_ title: String, _ field: Field<String>, hint: String = "") {
    self.init(
      title,
      field.converted("", format: { $0.isEmpty ? nil : $0 }, parse: { .some($0 ?? "") }),
      hint: hint)
  }

  /// Creates a control for a field of a form that holds a color or `nil`.
  ///
  /// ```swift
  /// FormColorField("_Color", form.field(\.color))
  /// ```
  public convenience init(_ title: String, _ field: Field<HexColor?>, hint: String = "") {
    self.init(title, field.described(), hint: hint)
  }

  /// Creates a control for a field of a form that always holds a color.
  ///
  /// Clearing the control is an error, and the form keeps its last color.
  public convenience init(_ title: String, _ field: Field<HexColor>, hint: String = "") {
    self.init(title, field.optional(.rule(.required)), hint: hint)
  }

  private static func mistake(in text: String) -> String {
    "“\(text)” isn't a valid color: write it like #1a2b3c."
  }

  /// The color, or empty text if there is none.
  fileprivate var color: String {
    get { value ?? "" }
    set {
      let new = hexColor(in: newValue)
      if new == nil, !newValue.isEmpty { return reportMistake(Self.mistake(in: newValue)) }
      value = new
    }
  }
}

extension Field<String?> {
  /// The color as typed.
  fileprivate var colorText: Field<String> {
    converted(Rule<String>.isHexColor.message, format: { $0 ?? "" }) { text in
      if text.allSatisfy(\.isWhitespace) { return .some(nil) }
      return hexColor(in: text).map { .some($0) }
    }
  }
}
