import GenericForm

/// A control for one line of text, in a form or with its own validators.
///
/// Without a form, it's bound to a private form with one field. Timing, checks, warnings and errors are the same.
///
/// ```swift
/// let email = FormTextField("_Email", validators: [.required, .email])
/// email.text = "mei@example.com"
/// email.isValid  // true
/// email.text = "mei@"
/// email.messages  // ["Enter an email address, such as mei@example.com"]
/// ```
///
/// For a password, use a ``FormPasswordField``.
///
/// In GTK this is the class `FormTextField`, which implements `GtkEditable` and has the properties
/// of an ``EntryControl``, `prefix`, `suffix`, `has-clear-button` and `completions`, a list of
/// lines, and the signal `activate`. It can be created in Swift, in a GtkBuilder file, or with
/// `g_object_new`.
public final class FormTextField: ValueControl<String>, EntryControl {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormTextField", of: FormTextField.self, isEditable: true,
      properties: entryProperties + [
        .text("prefix", \FormTextField.prefix),
        .text("suffix", \FormTextField.suffix),
        .flag("has-clear-button", \FormTextField.hasClearButton),
        .texts(
          "completions", get: { (control: FormTextField) in control.completions },
          set: { $0.completions = $1 }),
      ])
  }

  override class var startValue: String { "" }

  override var valueProperties: [String] { ["text"] }

  /// The entry that the text is typed into.
  public let entry = Entry()
  let parts: TextFieldParts

  /// The formatter that runs while the user types.
  var formatter: ValidationFormatter<String>?

  required init(_ making: ControlMaking<String>) {
    parts = TextFieldParts(of: entry)
    super.init(making.edited(by: entry))
    followEntry()
  }
}
