public import GenericForm

/// A control for one line of text, in a form or with its own validators.
///
/// Without a form, it is bound to a private form with one field. Timing, checks, warnings and
/// errors are the same.
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
public final class FormTextField: EntryControl {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormTextField", parent: EntryControl.entryClass,
    properties: [
      .text("prefix", \FormTextField.prefix),
      .text("suffix", \FormTextField.suffix),
      .flag("has-clear-button", \FormTextField.hasClearButton),
      .texts(
        "completions", get: { (control: FormTextField) in control.completions },
        set: { $0.completions = $1 }),
    ],
    make: { instance in
      let lone = LoneForm()
      return FormTextField(instance, lone.field, lone: lone)
    })

  let parts: TextFieldParts

  /// The formatter that runs while the user types.
  var formatter: ValidationFormatter<String>?

  private init(_ instance: WidgetInstance, _ field: Field<String>, lone: LoneForm?) {
    let entry = Entry(.text)
    parts = TextFieldParts(of: entry)
    super.init(instance, field, lone: lone, entry: entry)
  }

  /// Creates a text field for a field of a form.
  ///
  /// ```swift
  /// let age = FormTextField("_Age", form.field(\.age).text, hint: "In full years")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - hint: Help that is shown while there is no message.
  ///   - placeholder: An example of what to type, shown while the field is empty.
  ///   - purpose: The kind of text, as a hint to input methods and on-screen keyboards.
  public convenience init(
    _ title: String, _ field: Field<String>, hint: String = "", placeholder: String = "",
    purpose: InputPurpose? = nil
  ) {
    self.init(WidgetInstance(making: Self.objectClass), field, lone: nil)
    describe(title, hint: hint, placeholder: placeholder, purpose: purpose)
  }

  /// Creates a text field that isn't part of a form, with its own validators.
  ///
  /// ```swift
  /// let server = FormTextField("_Server", text: "mail.example.org")
  /// server.field.status.isDirty  // false
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - text: The initial text, which ``TextControl/reset()`` restores.
  ///   - validators: The validators of the text.
  ///   - checks: The asynchronous checks of a text that passes the validators.
  ///   - timing: When errors are shown.
  ///   - hint: Help that is shown while there is no message.
  ///   - placeholder: An example of what to type, shown while the field is empty.
  ///   - purpose: The kind of text, as a hint to input methods and on-screen keyboards.
  public convenience init(
    _ title: String, text: String = "", validators: [Validator] = [],
    checks: [ValidationCheck<String>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate, hint: String = "",
    placeholder: String = "", purpose: InputPurpose? = nil
  ) {
    let lone = LoneForm(text, validators: validators, checks: checks, timing: timing)
    self.init(WidgetInstance(making: Self.objectClass), lone.field, lone: lone)
    describe(title, hint: hint, placeholder: placeholder, purpose: purpose)
  }
}
