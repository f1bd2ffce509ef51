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
/// properties `shows-rules` and `asks-twice`, and the signal `activate`. It implements `GtkEditable`, whose text is
/// bullets while the password is hidden.
public final class FormPasswordField: ValueControl<String>, EntryControl {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormPasswordField", of: FormPasswordField.self, isEditable: true,
      properties: entryProperties + [
        .flag("shows-rules", \FormPasswordField.showsRules),
        .flag("asks-twice", \FormPasswordField.asksTwice),
      ])
  }

  override class var startValue: String { "" }

  override var valueProperties: [String] { ["text"] }

  /// The entry that the text is typed into.
  public var entry: SecretEntry { editor.entry }
  private let editor = PasswordEditor()
  private let parts: PasswordParts

  /// The latest rating, which is that of an earlier text until the current one is rated.
  private var rating: PasswordRating?
  private var isRatingScheduled = false
  var capsLock: CapsLock?

  /// The closure that rates a nonempty password for the meter below it, or `nil` to show no meter.
  ///
  /// In ``FormLook/rows``, the meter appears with the first rating.
  ///
  /// The closure runs shortly after a change, when no key press is pending, so it never slows down typing.
  public var strength: ((String) -> PasswordRating)? {
    didSet { draw() }
  }

  /// Indicates whether the rules are listed below the password, each with a check mark once it's met.
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

  /// Indicates whether the user types the password twice, in two entries that must match.
  ///
  /// ```swift
  /// let password = FormPasswordField("_Password", form.field(\.password)).with { $0.asksTwice = true }
  /// // “horse” and “house”: Type the same password again
  /// // “horse” and “horse”: valid
  /// ```
  ///
  /// The value is the text of the first entry. Until the second one has the same text, the field has an error, which is
  /// shown when the focus leaves both entries, and on a submit. A value set by the program counts for both.
  public var asksTwice: Bool {
    get { editor.both != nil }
    set {
      change("asks-twice", from: asksTwice, to: newValue) {
        editor.ask(twice: newValue) { parts.add(repetition: $0) }
        parts.showRepetition(newValue)
        showEditorAgain()
      }
    }
  }

  required init(_ making: ControlMaking<String>) {
    parts = PasswordParts(around: editor.entry)
    super.init(
      making.edited(by: editor) { [editor] control, field in
        guard let both = editor.both else { return control.bind(field, to: editor) }
        control.bind(field.repeated, to: both)
      })
    editor.isRepetitionWrong = { [weak self] in self?.field.isRepetitionWrong ?? false }
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
    // An empty row is as high as others.
    let hasMeter = strength != nil && (look == .plain || rating != nil)
    parts.show(
      rating: rating, hasMeter: hasMeter, rules: showsRules ? field.rules : [],
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
