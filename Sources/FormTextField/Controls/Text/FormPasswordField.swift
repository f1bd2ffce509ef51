public import GenericForm

/// A password field that hides what is typed and keeps it in locked memory.
///
/// A button next to the password, or Ctrl+H, reveals it. Tab skips that button. A notice appears
/// while Caps Lock is on.
///
/// While the password is hidden, GTK and the accessibility bus get bullets instead. The password
/// can't be copied, cut or dragged, and it has no undo history. See `Documentation/Secrets.md` for
/// what is protected and what can't be.
///
/// ```swift
/// let password = FormPasswordField("_Password", validators: [.required, .password])
/// password.showsRules = true  // each with a check mark once it is met
/// password.strength = { PasswordRating(score: min($0.count / 4, 4)) }
/// ```
///
/// In GTK this is the class `FormPasswordField`, with the properties of an ``EntryControl``, the
/// property `shows-rules` and the signal `activate`. It implements `GtkEditable`, whose text is
/// bullets while the password is hidden.
public final class FormPasswordField: EntryControl {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormPasswordField", parent: EntryControl.entryClass,
    properties: [.flag("shows-rules", \FormPasswordField.showsRules)],
    make: { instance in
      let lone = LoneForm()
      return FormPasswordField(instance, lone.field, lone: lone)
    })

  private let parts: PasswordParts
  private var changes: FormObservation?

  /// The rating of the text, or of an earlier one until the text is rated.
  private var rating: PasswordRating?
  private var isRatingScheduled = false
  var capsLock: CapsLock?

  /// Rates a nonempty password for the meter below it, or `nil` to show no meter.
  ///
  /// The closure runs shortly after a change, when no key press is waiting, so that it never slows
  /// down typing.
  public var strength: ((String) -> PasswordRating)? {
    didSet { fieldChanged() }
  }

  /// Indicates whether the rules are listed below the password, with a check mark for each that is
  /// met.
  ///
  /// Setting it to true also shows only the first of several messages.
  public var showsRules = false {
    didSet {
      guard showsRules != oldValue else { return }
      if showsRules { showsFirstMessageOnly = true }
      fieldChanged()
      notify("shows-rules")
    }
  }

  private init(_ instance: WidgetInstance, _ field: Field<String>, lone: LoneForm?) {
    let entry = Entry(.secret)
    parts = PasswordParts(around: entry)
    super.init(instance, field, lone: lone, entry: entry)
    fieldChanged()
    frame.onTitle = { [weak self] in self?.parts.name(for: self?.label) }
    followCapsLock()
  }

  /// Creates a password field for a field of a form.
  ///
  /// ```swift
  /// FormPasswordField("_Password", form.field(\.password), showsRules: true)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - hint: Help that is shown while there is no message.
  ///   - placeholder: An example of what to type, shown while the field is empty.
  ///   - purpose: Another kind of secret, such as a number, as a hint to on-screen keyboards.
  ///   - showsRules: Whether the rules are listed below the password.
  ///   - strength: Rates a password, for a meter below it.
  public convenience init(
    _ title: String, _ field: Field<String>, hint: String = "", placeholder: String = "",
    purpose: InputPurpose? = nil, showsRules: Bool = false,
    strength: ((String) -> PasswordRating)? = nil
  ) {
    self.init(WidgetInstance(making: Self.objectClass), field, lone: nil)
    describe(title, hint: hint, placeholder: placeholder, purpose: purpose)
    show(rules: showsRules, strength: strength)
  }

  /// Creates a password field that isn't part of a form, with its own validators.
  public convenience init(
    _ title: String, validators: [Validator] = [], checks: [ValidationCheck<String>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate, hint: String = "",
    placeholder: String = "", purpose: InputPurpose? = nil, showsRules: Bool = false,
    strength: ((String) -> PasswordRating)? = nil
  ) {
    let lone = LoneForm(validators: validators, checks: checks, timing: timing)
    self.init(WidgetInstance(making: Self.objectClass), lone.field, lone: lone)
    describe(title, hint: hint, placeholder: placeholder, purpose: purpose)
    show(rules: showsRules, strength: strength)
  }

  /// Sets both, as no observer of a property runs in an initializer.
  private func show(rules: Bool, strength: ((String) -> PasswordRating)?) {
    showsRules = rules
    self.strength = strength
  }

  override func fieldChanged() {
    field.isSecret = true
    parts.name(for: label)
    let isWatched = showsRules || strength != nil
    changes = isWatched ? field.observe { [weak self] in self?.qualityChanged() } : nil
    qualityChanged()
  }

  private func qualityChanged() {
    if strength == nil || text.isEmpty {
      rating = nil
    } else if !isRatingScheduled {
      isRatingScheduled = true
      whenIdle { [weak self] in self?.rate() }
    }
    showQuality()
  }

  private func rate() {
    isRatingScheduled = false
    guard let strength, !text.isEmpty else { return }
    rating = strength(text)
    showQuality()
  }

  private func showQuality() {
    parts.show(
      rating: strength.map { _ in rating }, rules: showsRules ? rules : [], label: label)
    frame.content.remark = parts.remark
  }
}
