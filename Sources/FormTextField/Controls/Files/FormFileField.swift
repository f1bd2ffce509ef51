public import GenericForm

/// A control for the path of a file: a button that shows the file's name and size.
///
/// The user chooses a file in the desktop's dialog, drops one on the control, or pastes one with
/// Ctrl+V. Delete removes it again. The control doesn't open the file. To refuse a file that was
/// deleted before the submit, add the rule `.isReadableFile`.
///
/// ```swift
/// FieldValidation(
///   \Account.cv, .required("Attach your CV"),
///   rules: [.isReadableFile, .fileType(["pdf", "odt"]), .maxFileSize(5_000_000)])
///
/// FormFileField("_CV", form.field(\.cv)).with { $0.types = ["pdf", "odt"] }
/// ```
///
/// In GTK this is the class `FormFileField`, with the properties `value`, `types`, a list as in
/// `pdf image/*`, `max-size` in bytes, and `required-message`.
public final class FormFileField: ValueControl<String?>, TypedFiles {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormFileField", of: FormFileField.self,
      properties: [
        .described("value", \FormFileField.value),
        .text("types", \FormFileField.typeNames),
        .size("max-size", \FormFileField.bytes),
        .text("required-message", \FormFileField.requiredMessage),
      ])
  }

  override class var startValue: String? { nil }

  private let button = FileButton(invitation: .`file.choose`)

  required init(_ making: ControlMaking<String?>) {
    super.init(making.edited(by: button))
    button.dialogTitle = { [weak self] in self?.name ?? "" }
    button.onLostDialog = { [weak self] in self?.field.setError(.control(.`file.dialog`)) }
    validateFile()
  }

  /// Creates a control for a field of a form that holds the path of a file or `nil`.
  public convenience init(_ title: String, _ field: Field<FilePath?>, hint: String = "") {
    self.init(title, field.described(), hint: hint)
  }

  /// Creates a control for a field of a form that always holds the path of a file.
  ///
  /// Clearing the control is an error, and the form keeps its last path.
  public convenience init(_ title: String, _ field: Field<FilePath>, hint: String = "") {
    self.init(title, field.optional(.rule(.required)), hint: hint)
  }

  /// The file types that the dialog offers and that a control without a form accepts; an empty array allows any.
  public var types: [FileType] {
    get { button.types }
    set {
      change("types", from: types, to: newValue) {
        button.types = newValue
        validateFile()
      }
    }
  }

  /// The maximum size in bytes that a control without a form accepts, or `nil` for any size.
  public var maxSize: Int? {
    didSet { change("max-size", from: oldValue, to: maxSize) { validateFile() } }
  }

  /// The maximum size in GObject, 0 for any size.
  private var bytes: Int {
    get { maxSize ?? 0 }
    set { maxSize = newValue == 0 ? nil : newValue }
  }

  /// Makes a control without a form validate the file before its other rules.
  private func validateFile() {
    standalone?.controlRules =
      [.isReadableFile, .fileType(types)] + (maxSize.map { [.maxFileSize($0)] } ?? [])
  }
}
