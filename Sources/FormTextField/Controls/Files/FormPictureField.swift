public import GenericForm

/// A control for the path of a picture, with a preview.
///
/// The user chooses a picture in the desktop's dialog, drops one on the control, or pastes one with
/// Ctrl+V. Delete removes it again. Pasted pixels are saved to a new temporary file: copy it when
/// the form is submitted. If the user replaces it before a submit, undo can bring it back, so it's
/// deleted only when the program ends.
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
/// In GTK this is the class `FormPictureField`, with the properties `path`, `max-size` in bytes,
/// and `required-message`.
public final class FormPictureField: ValueControl<String?> {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormPictureField",
    properties: [
      .text("path", \FormPictureField.path),
      .size("max-size", \FormPictureField.maxSize),
      .text("required-message", \FormPictureField.requiredMessage),
    ],
    make: { FormPictureField($0, makeLone(requiredMessage: "")) })

  private let picture: PictureEditor

  private init(
    _ instance: WidgetInstance, _ field: Field<String?>, lone: LoneValue<String?>? = nil
  ) {
    picture = PictureEditor()
    super.init(instance, field, lone: lone, editor: picture, through: { $0 })
    picture.dialogTitle = { [weak self] in self?.name ?? "" }
    picture.onReplace = { [weak self] in
      // The program owns a picture that was submitted, or is being submitted.
      guard let field = self?.field, field.status.isDirty,
        (field.form as? any WindowForm)?.isHandedOver != true
      else { return }
      PastedPictures.note(field.value, isReplaced: true)
    }
  }

  private convenience init(_ instance: WidgetInstance, _ lone: LoneValue<String?>) {
    self.init(instance, lone.field, lone: lone)
    validateSize()
  }

  private static func makeLone(requiredMessage: String) -> LoneValue<String?> {
    LoneValue(nil, requiredMessage: requiredMessage, checks: [.isPicture(maxSize: .max)])
  }

  /// Creates a control for a field of a form.
  public convenience init(_ title: String, _ field: Field<String?>, hint: String = "") {
    self.init(WidgetInstance(making: Self.objectClass), field)
    start(title, hint: hint)
  }

  /// Creates a control without a form, which validates that the file is a picture, and its size.
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - maxSize: The maximum size in bytes.
  ///   - requiredMessage: The error while no picture is chosen, or empty if it is optional.
  ///   - hint: Help that is shown while there is no message.
  public convenience init(
    _ title: String, maxSize: Int = 50_000_000, requiredMessage: String = "", hint: String = ""
  ) {
    self.init(
      WidgetInstance(making: Self.objectClass),
      Self.makeLone(requiredMessage: requiredMessage))
    self.maxSize = maxSize
    start(title, hint: hint)
  }

  /// The maximum size, in bytes, of a picture that is loaded or accepted.
  public var maxSize: Int {
    get { picture.maxSize }
    set {
      guard newValue != maxSize else { return }
      picture.maxSize = newValue
      validateSize()
      notify("max-size")
    }
  }

  private func validateSize() {
    loneRules = [.isReadableFile, .maxFileSize(maxSize)]
  }

  /// The path, or empty text if there is no picture.
  fileprivate var path: String {
    get { value ?? "" }
    set { value = newValue.isEmpty ? nil : newValue }
  }

  override var valueProperties: [String] { ["path"] }
}
