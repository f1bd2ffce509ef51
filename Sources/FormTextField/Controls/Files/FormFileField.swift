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
/// FormFileField("_CV", form.field(\.cv), types: ["pdf", "odt"])
/// ```
///
/// In GTK this is the class `FormFileField`, with the properties `path`, `types`, a list as in
/// `pdf image/*`, `max-size` in bytes, and `required-message`.
public final class FormFileField: ValueControl<String?> {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormFileField",
    properties: [
      .text("path", \FormFileField.path),
      .text("types", \FormFileField.typeNames),
      .size("max-size", \FormFileField.sizeLimit),
      .text("required-message", \FormFileField.requiredMessage),
    ],
    make: { FormFileField($0, LoneValue(nil, rules: [.isReadableFile])) })

  private let button: FileButton
  private var bytes = 0

  private init(
    _ instance: WidgetInstance, _ field: Field<String?>, lone: LoneValue<String?>? = nil
  ) {
    button = FileButton(invitation: .`file.choose`)
    super.init(instance, field, lone: lone, editor: button, through: { $0 })
    button.dialogTitle = { [weak self] in self?.name ?? "" }
  }

  private convenience init(_ instance: WidgetInstance, _ lone: LoneValue<String?>) {
    self.init(instance, lone.field, lone: lone)
  }

  /// Creates a control for a field of a form, whose dialog offers files of `types`.
  public convenience init(
    _ title: String, _ field: Field<String?>, types: [FileType] = [], hint: String = ""
  ) {
    self.init(WidgetInstance(making: Self.objectClass), field)
    self.types = types
    start(title, hint: hint)
  }

  /// Creates a control without a form, which validates the types and the size of the file.
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - types: The accepted types of files, or an empty array for any type.
  ///   - maxSize: The maximum size in bytes, or `nil` for any size.
  ///   - requiredMessage: The error while no file is chosen, or empty if the file is optional.
  ///   - hint: Help that is shown while there is no message.
  public convenience init(
    _ title: String, types: [FileType] = [], maxSize: Int? = nil, requiredMessage: String = "",
    hint: String = ""
  ) {
    self.init(
      WidgetInstance(making: Self.objectClass),
      LoneValue(nil, requiredMessage: requiredMessage, rules: [.isReadableFile]))
    self.types = types
    self.maxSize = maxSize
    start(title, hint: hint)
  }

  /// The types of files that the dialog offers and that a control without a form accepts.
  public var types: [FileType] {
    get { button.types }
    set {
      guard newValue != types else { return }
      button.types = newValue
      validateFiles()
      notify("types")
    }
  }

  /// The maximum size in bytes that a control without a form accepts, or `nil` for any size.
  public var maxSize: Int? {
    get { sizeLimit == 0 ? nil : sizeLimit }
    set { sizeLimit = newValue ?? 0 }
  }

  /// The maximum size, or 0 for any size.
  fileprivate var sizeLimit: Int {
    get { bytes }
    set {
      guard newValue != bytes else { return }
      bytes = newValue
      validateFiles()
      notify("max-size")
    }
  }

  private func validateFiles() {
    loneRules =
      [.isReadableFile, .fileType(types)] + (maxSize.map { [.maxFileSize($0)] } ?? [])
  }

  /// The path, or empty text if there is no file.
  fileprivate var path: String {
    get { value ?? "" }
    set { value = newValue.isEmpty ? nil : newValue }
  }

  override var valueProperties: [String] { ["path"] }
}
