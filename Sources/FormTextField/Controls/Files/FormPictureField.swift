public import GenericForm

/// A control for the path of a picture, which is shown in small.
///
/// A person chooses a picture in the dialog of the desktop, drops one on the control, or pastes one
/// with Ctrl+V. A picture that is pasted, and not a file, is saved in a file of its own in the folder
/// for temporary files, for the program to copy. One that the person replaces before a submit is
/// removed when the program ends, as undo brings it back until then. The Delete key empties the control.
///
/// A picture is loaded away from the main thread, and only if it is not too large.
///
/// ```swift
/// FieldValidation(
///   \Account.photo, .required("Choose a picture"),
///   rules: [.isReadableFile, .maxFileSize(20_000_000)], checks: [.isPicture()])
///
/// FormPictureField("_Photo", form.field(\.photo))
/// ```
///
/// In GTK it is the class `FormPictureField`, with the properties `path`, `max-size` in bytes, and
/// `required-message`.
public final class FormPictureField: ValueControl<String?> {
  /// The class in GObject, registered at first use.
  static let objectClass = ControlClass(
    "FormPictureField",
    properties: [
      .text("path", \FormPictureField.path),
      .size("max-size", \FormPictureField.maxSize),
      .text("required-message", \FormPictureField.requiredMessage),
    ],
    make: { FormPictureField($0, makeLone(requiredMessage: "")) })

  private let picture: PictureEditor

  private init(
    _ instance: ControlInstance, _ field: Field<String?>, lone: LoneValue<String?>? = nil
  ) {
    picture = PictureEditor()
    super.init(instance, field, lone: lone, editor: picture, through: { $0 })
    picture.dialogTitle = { [weak self] in self?.name ?? "" }
    picture.onReplace = { [weak self] in
      // One that was submitted, or is now, is the program's.
      guard let field = self?.field, field.status.isDirty,
        (field.form as? any WindowForm)?.isHandedOver != true
      else { return }
      PastedPictures.note(field.value, isReplaced: true)
    }
  }

  private convenience init(_ instance: ControlInstance, _ lone: LoneValue<String?>) {
    self.init(instance, lone.field, lone: lone)
    validateSize()
  }

  private static func makeLone(requiredMessage: String) -> LoneValue<String?> {
    LoneValue(nil, requiredMessage: requiredMessage, checks: [.isPicture(maxSize: .max)])
  }

  /// Creates a control for a field of a form.
  public convenience init(_ title: String, _ field: Field<String?>, hint: String = "") {
    self.init(ControlInstance(making: Self.objectClass.type), field)
    start(title, hint: hint)
  }

  /// Creates a control without a form, which validates that the file is a picture, and its size.
  ///
  /// - Parameters:
  ///   - title: The label; an underscore stands before the letter that is its mnemonic.
  ///   - maxSize: The most bytes that the file may have.
  ///   - requiredMessage: The error while no picture is chosen; empty where there need be none.
  ///   - hint: Help with filling it in, shown while no message is.
  public convenience init(
    _ title: String, maxSize: Int = 50_000_000, requiredMessage: String = "", hint: String = ""
  ) {
    self.init(
      ControlInstance(making: Self.objectClass.type),
      Self.makeLone(requiredMessage: requiredMessage))
    self.maxSize = maxSize
    start(title, hint: hint)
  }

  /// The most bytes of a picture that is loaded, and that a control without a form accepts.
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

  /// The path, and empty text for no picture.
  fileprivate var path: String {
    get { value ?? "" }
    set { value = newValue.isEmpty ? nil : newValue }
  }

  override var valueProperties: [String] { ["path"] }
}
