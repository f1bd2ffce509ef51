public import GenericForm

/// A control for a color: an entry for text such as `#1a2b3c`, and a button that opens a dialog.
///
/// The user may type hexadecimal digits or a CSS color name. The value is always six hexadecimal
/// digits in lowercase, or `nil`.
///
/// ```swift
/// let color = FormColorField("_Color", value: "#008080")
/// color.value = "#ff0000"
/// ```
///
/// In GTK this is the class `FormColorField`, with the properties `color` and `required-message`.
public final class FormColorField: ValueControl<String?> {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormColorField",
    properties: [
      .text("color", \FormColorField.color),
      .text("required-message", \FormColorField.requiredMessage),
    ],
    make: { FormColorField($0, LoneValue(nil)) })

  private convenience init(
    _ instance: WidgetInstance, _ field: Field<String?>, lone: LoneValue<String?>? = nil
  ) {
    let editor = ColorEditor()
    self.init(instance, field, lone: lone, editor: editor, through: \.colorText)
    frame.onTitle = { [weak self, weak editor] in editor?.fieldName = self?.name ?? "" }
  }

  private convenience init(_ instance: WidgetInstance, _ lone: LoneValue<String?>) {
    self.init(instance, lone.field, lone: lone)
  }

  /// Creates a control for a field of a form.
  ///
  /// ```swift
  /// FormColorField("_Color of the cover", form.field(\.color))
  /// ```
  public convenience init(_ title: String, _ field: Field<String?>, hint: String = "") {
    self.init(WidgetInstance(making: Self.objectClass), field)
    start(title, hint: hint)
  }

  /// Creates a control for a text field of a form, which is empty if there is no color.
  public convenience init(_ title: String, _ field: Field<String>, hint: String = "") {
    self.init(
      title,
      field.converted("", format: { $0.isEmpty ? nil : $0 }, parse: { .some($0 ?? "") }),
      hint: hint)
  }

  /// Creates a control without a form; `requiredMessage` is its error while it has no color.
  ///
  /// An invalid color is reported, and the field starts empty.
  public convenience init(
    _ title: String, value: String? = nil, requiredMessage: String = "", hint: String = ""
  ) {
    self.init(
      WidgetInstance(making: Self.objectClass),
      LoneValue(value.flatMap(hexColor), requiredMessage: requiredMessage))
    start(title, hint: hint)
    if let value, hexColor(in: value) == nil { reportMistake(Self.mistake(in: value)) }
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

  override var valueProperties: [String] { ["color"] }
}

extension Field<String?> {
  /// The color as it is typed.
  fileprivate var colorText: Field<String> {
    converted(Rule<String>.isHexColor.message, format: { $0 ?? "" }) { text in
      if text.allSatisfy(\.isWhitespace) { return .some(nil) }
      return hexColor(in: text).map { .some($0) }
    }
  }
}
