public import GenericForm

/// A password field that hides its text and keeps it in locked memory.
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
public final class FormPasswordField: ValueControl<String>, EntryControl {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormPasswordField", of: FormPasswordField.self, isEditable: true,
      properties: entryProperties + [.flag("shows-rules", \FormPasswordField.showsRules)])
  }

  override class var startValue: String { "" }

  override var valueProperties: [String] { ["text"] }

  /// The entry that the text is typed into.
  public let entry = SecretEntry()
  private let parts: PasswordParts

  /// The rating of the text, or of a previous one until the text is rated.
  private var rating: PasswordRating?
  private var isRatingScheduled = false
  private var capsLock: CapsLock?

  /// Rates a nonempty password for the meter below it, or `nil` to show no meter.
  ///
  /// The closure runs shortly after a change, when no key press is pending, so it never slows down typing.
  public var strength: ((String) -> PasswordRating)? {
    didSet { draw() }
  }

  /// Indicates whether the rules are listed below the password, with a check mark for each that passes.
  ///
  /// Setting it to true also shows only the first of several messages.
  public var showsRules = false {
    didSet {
      change("shows-rules", from: oldValue, to: showsRules) {
        if showsRules { showsFirstMessageOnly = true }
        draw()
      }
    }
  }

  required init(_ making: ControlMaking<String>) {
    parts = PasswordParts(around: entry)
    super.init(making.edited(by: entry))
    followEntry()
    validationChanged()
    frame.onTitle = { [weak self] in self?.parts.name(for: self?.label) }
    followCapsLock()
  }

  override func validationChanged() {
    field.isSecret = true
    parts.name(for: label)
    draw()
  }

  override func fill(_ content: inout FrameContent) {
    super.fill(&content)
    if strength == nil || text.isEmpty {
      rating = nil
    } else if !isRatingScheduled {
      isRatingScheduled = true
      whenIdle { [weak self] in self?.rate() }
    }
    parts.show(
      rating: rating, hasMeter: strength != nil, rules: showsRules ? field.rules : [],
      label: label)
    content.remark = parts.remark
  }

  private func rate() {
    // Drawing the rating doesn't schedule another one.
    defer { isRatingScheduled = false }
    guard let strength, !text.isEmpty else { return }
    rating = strength(text)
    draw()
  }
}

// MARK: - Caps Lock

extension FormPasswordField {
  /// Shows a notice while Caps Lock is on and the field has the keyboard focus.
  private func followCapsLock() {
    onFocus { [weak self] in
      guard let self else { return }
      capsLock = CapsLock(of: entry) { [weak self] isOn in self?.showCapsLock(isOn) }
    }
    onLeave { [weak self] in
      self?.capsLock = nil
      self?.showCapsLock(false)
    }
  }

  func showCapsLock(_ isOn: Bool) {
    frame.content.notice = isOn ? ControlMessage.`password.capsLock`.text : ""
  }
}
