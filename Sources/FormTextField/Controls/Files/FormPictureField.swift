public import GenericForm

/// A control for the path of a picture, with a preview.
///
/// The user chooses a picture in the desktop's dialog, drops one on the control, or pastes one with
/// Ctrl+V. Delete removes it again. Pasted pixels are saved to a new temporary file: copy it when the form is
/// submitted. Because undo can bring it back, it's deleted only when the program ends.
///
/// The picture is loaded off the main thread, and only if it isn't larger than ``maxSize``.
///
/// ```swift
/// FieldValidation(
///   \Account.photo, .required("Choose a picture"),
///   rules: [.isReadableFile, .maxFileSize(20_000_000)], checks: [.isPicture()])
///
/// FormPictureField("_Photo", form.field(\.photo))
/// ```
///
/// In GTK this is the class `FormPictureField`, with the properties `value`, `max-size` in bytes,
/// and `required-message`.
public final class FormPictureField: ValueControl<String?> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormPictureField", of: FormPictureField.self,
      properties: [
        .described("value", \FormPictureField.value),
        .size("max-size", \FormPictureField.maxSize),
        .text("required-message", \FormPictureField.requiredMessage),
      ])
  }

  override class var startValue: String? { nil }

  private let picture = PictureEditor()

  required init(_ making: ControlMaking<String?>) {
    making.source.form?.checks.insert(.isPicture(maxSize: .max), at: 0)
    super.init(making.edited(by: picture))
    picture.dialogTitle = { [weak self] in self?.name ?? "" }
    picture.onLostDialog = { [weak self] in self?.field.setError(.control(.`file.dialog`)) }
    picture.onReplace = { [weak self] in
      // A submitted picture belongs to the program, even while the submit is running.
      guard let field = self?.field, field.status.isDirty,
        field.form?.isHandedOver != true
      else { return }
      PastedPictures.note(field.value, isReplaced: true)
    }
    validateFile()
  }

  /// Creates a control for a field of a form that holds the path of a picture or `nil`.
  public convenience init(_ title: String, _ field: Field<FilePath?>, hint: String = "") {
    self.init(title, field.described(), hint: hint)
  }

  /// Creates a control for a field of a form that always holds the path of a picture.
  ///
  /// Clearing the control is an error, and the form keeps its last path.
  public convenience init(_ title: String, _ field: Field<FilePath>, hint: String = "") {
    self.init(title, field.optional(.rule(.required)), hint: hint)
  }

  /// The maximum size in bytes of a picture that is shown; a control without a form also refuses a larger one.
  public var maxSize: Int {
    get { picture.maxSize }
    set {
      change("max-size", from: maxSize, to: newValue) {
        picture.maxSize = newValue
        validateFile()
      }
    }
  }

  /// Makes a control without a form validate the file before its other rules.
  private func validateFile() {
    standalone?.controlRules = [.isReadableFile, .maxFileSize(maxSize)]
  }
}
