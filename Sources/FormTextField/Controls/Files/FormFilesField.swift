public import GenericForm

/// A control for the paths of any number of files, each with its name and size.
///
/// The user chooses files in the desktop's dialog, drops them on the control, or pastes them with
/// Ctrl+V. A button beside each file removes it. A file can be in the list only once. To limit
/// their number, add rules such as `minCount(1)` and `maxCount(5)`; to limit the type or size of
/// each, add rules such as `eachFile(.maxFileSize(5_000_000))`.
///
/// ```swift
/// let photos = FormFilesField("_Photos", .required("Add at least one photo"))
/// photos.types = ["image/*"]
/// photos.isValid  // false
/// photos.value = ["/etc/hostname"]
/// photos.isValid  // true
/// ```
///
/// In GTK this is the class `FormFilesField`, with the properties `value` (a list of paths), `types`,
/// a list as in `pdf image/*`, and `required-message`.
public final class FormFilesField: ValueControl<[String]>, TypedFiles {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormFilesField", of: FormFilesField.self,
      properties: [
        .texts("value", \FormFilesField.value),
        .text("types", \FormFilesField.typeNames),
        .text("required-message", \FormFilesField.requiredMessage),
      ])
  }

  override class var startValue: [String] { [] }

  private let editor = FilesEditor()

  required init(_ making: ControlMaking<[String]>) {
    super.init(making.edited(by: editor))
    editor.adder.dialogTitle = { [weak self] in self?.name ?? "" }
    editor.adder.onLostDialog = { [weak self] in self?.field.setError(.control(.`file.dialog`)) }
    validateFiles()
  }

  /// Creates a control for a field of a form that holds the paths of files.
  public convenience init(_ title: String, _ field: Field<[FilePath]>, hint: String = "") {
    self.init(
      title,
      field.converted(
        .notValid, format: { $0.map(\.text) }, parse: { $0.compactMap { FilePath($0) } }),
      hint: hint)
  }

  /// The file types that the dialog offers and that a control without a form accepts; an empty array allows any.
  public var types: [FileType] {
    get { editor.adder.types }
    set {
      change("types", from: types, to: newValue) {
        editor.adder.types = newValue
        validateFiles()
      }
    }
  }

  /// Makes a control without a form validate each file before its other rules.
  private func validateFiles() {
    standalone?.controlRules = [.eachFile(.isReadableFile), .eachFile(.fileType(types))]
  }
}
