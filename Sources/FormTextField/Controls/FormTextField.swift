public import GenericForm

/// A control for one line of text, of a form or with validators of its own.
///
/// Without a form it is bound to a private form of one field. Timing, checks, warnings and errors
/// are the same.
///
/// ```swift
/// let email = FormTextField("_Email", validators: [.required, .email])
/// email.text = "mei@example.com"
/// email.isValid  // true
/// email.text = "mei@"
/// email.messages  // ["Invalid email format"]
/// ```
///
/// In GTK it is the class `FormTextField`, which implements `GtkEditable` and adds the properties
/// `placeholder-text`, `validators`, `input-purpose`, `max-length` and `secure`, and the signal
/// `activate`. It can be created in Swift, in a GtkBuilder file, or with `g_object_new`.
public final class FormTextField: FormControl {
  private var entry: Entry

  /// The field that holds the text and its status.
  public private(set) var field: Field<String>

  /// The private form of a text field that is not bound to another form.
  private var lone: LoneForm?

  /// The text to which ``validatorNames`` was set last.
  private var givenNames = ""

  init(
    _ instance: ControlInstance, _ field: Field<String>, lone: LoneForm?, isSecure: Bool = false
  ) {
    entry = Entry(isSecure: isSecure)
    self.field = field
    self.lone = lone
    super.init(instance, field, editor: entry)
    lone?.owner = self
    prepareEntry()
  }

  /// Creates a text field for a widget that GTK creates, with a form of its own until it is bound.
  convenience init(_ instance: ControlInstance) {
    let lone = LoneForm()
    self.init(instance, lone.field, lone: lone)
  }

  /// Creates a text field for a field of a form.
  ///
  /// ```swift
  /// let age = FormTextField("_Age", form.field(\.age).text, hint: "In full years")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore stands before the letter that is its mnemonic.
  ///   - field: The field of the form.
  ///   - hint: Help with filling it in, shown while no message is.
  ///   - placeholder: An example of what to type, shown while the field is empty.
  ///   - purpose: The kind of text, as a hint to input methods and on-screen keyboards.
  ///   - isSecure: Whether the text is a secret.
  public convenience init(
    _ title: String, _ field: Field<String>, hint: String = "", placeholder: String = "",
    purpose: InputPurpose? = nil, isSecure: Bool = false
  ) {
    self.init(
      ControlInstance(making: FormTextFieldClass.type), field, lone: nil, isSecure: isSecure)
    describe(title, hint: hint, placeholder: placeholder, purpose: purpose)
  }

  /// Creates a text field with validators of its own, for a program without a form.
  ///
  /// - Parameters:
  ///   - title: The label; an underscore stands before the letter that is its mnemonic.
  ///   - validators: The validators of the text.
  ///   - checks: The asynchronous checks of a text that passes the validators.
  ///   - timing: When errors are shown.
  ///   - hint: Help with filling it in, shown while no message is.
  ///   - placeholder: An example of what to type, shown while the field is empty.
  ///   - purpose: The kind of text, as a hint to input methods and on-screen keyboards.
  ///   - isSecure: Whether the text is a secret.
  public convenience init(
    _ title: String, validators: [Validator] = [], checks: [AsyncValidationRule<String>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate, hint: String = "",
    placeholder: String = "", purpose: InputPurpose? = nil, isSecure: Bool = false
  ) {
    let lone = LoneForm(validators: validators, checks: checks, timing: timing)
    self.init(
      ControlInstance(making: FormTextFieldClass.type), lone.field, lone: lone, isSecure: isSecure)
    describe(title, hint: hint, placeholder: placeholder, purpose: purpose)
    if !checks.isEmpty { MainLoop.install() }
  }

  private func describe(
    _ title: String, hint: String, placeholder: String, purpose: InputPurpose?
  ) {
    frame.show(title, hint: hint)
    if !placeholder.isEmpty { entry.placeholder = placeholder }
    if let purpose { entry.inputPurpose = purpose.inGtk }
  }

  /// Binds a text field without a form, as one from a GtkBuilder file, to a field of a form.
  public func bind(to field: Field<String>) {
    lone = nil
    self.field = field
    rebind(field, to: entry)
    prepareEntry()
  }

  override var loneForm: (any WindowForm)? { lone?.form }
}

// MARK: - The text

extension FormTextField: FormField {
  /// The validators of a text field without a form; empty for one that is bound to a form.
  ///
  /// - Precondition: To set them, the field is not bound to a form, whose rules apply.
  public var validators: [Validator] {
    get { lone?.validators ?? [] }
    set { requireLone(lone, for: "validation").validators = newValue }
  }

  /// Empties a text field without a form and hides its messages, as if it were new.
  ///
  /// - Precondition: The field is not bound to a form, which resets all of its fields.
  public func reset() {
    requireLone(lone, for: "reset").form.reset(to: "")
    entry.forget()
  }

  /// The names of the validators, where they were set by name.
  var validatorNames: String {
    get { givenNames }
    set {
      do throws(ValidatorNameError) {
        validators = try Validator.list(named: newValue)
        givenNames = newValue
        notify("validators")
      } catch {
        reportMistake("\(error)")
      }
    }
  }
}

// MARK: - The entry

extension FormTextField {
  /// Calls `handler` when Enter is pressed in the field.
  public func onActivate(_ handler: @escaping () -> Void) {
    connectSignal("activate", to: handler)
  }

  private func prepareEntry() {
    adoptEntry()
    entry.onActivate = { [weak self] in
      guard let self else { return }
      if controlAfterReturn == nil { performValidation() }
      emitActivate()
    }
    entry.onCompose = { [field] isComposing in
      if isComposing { field.beginComposing() } else { field.endComposing() }
    }
  }

  /// Whether the text is a secret, which is hidden until it is revealed and kept in locked memory.
  public var isSecure: Bool {
    get { entry.isSecure }
    set {
      guard newValue != isSecure else { return }
      let purpose = inputPurpose
      let successor = Entry(isSecure: newValue)
      successor.adopt(entry)
      abandonEntry()
      entry = successor
      bind(field, to: successor)
      prepareEntry()
      notify("secure")
      if purpose != inputPurpose { notify("input-purpose") }
    }
  }

  /// An example of what to type, shown while the field is empty.
  public var placeholder: String {
    get { entry.placeholder }
    set {
      guard newValue != placeholder else { return }
      entry.placeholder = newValue
      notify("placeholder-text")
    }
  }

  /// The most Unicode scalars that can be typed; nil for no limit.
  public var maxLength: Int? {
    get { entry.maxLength == 0 ? nil : Int(entry.maxLength) }
    set {
      guard newValue != maxLength else { return }
      entry.maxLength = Int32(clamping: newValue ?? 0)
      notify("max-length")
    }
  }

  /// The kind of text, as a hint to input methods and on-screen keyboards.
  public var inputPurpose: InputPurpose {
    get { InputPurpose(entry.inputPurpose) }
    set {
      guard newValue != inputPurpose else { return }
      entry.inputPurpose = newValue.inGtk
      notify("input-purpose")
    }
  }
}
