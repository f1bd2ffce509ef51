public import GenericForm

/// A control for text, in a form or with its own validators.
///
/// Without a form, it is bound to a private form with one field. Timing, checks, warnings and
/// errors are the same.
///
/// ```swift
/// let letter = FormTextArea("_Cover letter", validators: [.required])
/// letter.isValid  // false
/// letter.text = "Dear Sir or Madam"
/// letter.isValid  // true
/// ```
public class TextControl: FormControl {
  /// The field that holds the text and its status.
  public private(set) final var field: Field<String>

  /// The private form of a control that is not bound to another form.
  private final var lone: LoneForm?

  /// The names of the validators, where they were set by name.
  private final var givenNames = ""

  private final let editor: any TextEditor

  init<Editor: TextEditor>(
    _ instance: WidgetInstance, _ field: Field<String>, lone: LoneForm?, editor: Editor
  ) {
    self.field = field
    self.lone = lone
    self.editor = editor
    super.init(instance, field, editor: editor)
    lone?.owner = self
    followComposition()
    onChange { [weak self] in self?.showCounter() }
    if lone?.hasChecks == true { MainLoop.install() }
  }

  /// Binds a control without a form, such as one from a GtkBuilder file, to a field of a form.
  public final func bind(to field: Field<String>) {
    lone = nil
    self.field = field
    rebind(field, to: editor)
    followComposition()
    fieldChanged()
  }

  /// The limit shown by the character counter, or `nil` to show no counter.
  ///
  /// The user can type more. To refuse that, add a rule such as `.maxLength(140)`.
  public final var characterLimit: Int? {
    didSet {
      guard characterLimit != oldValue else { return }
      showCounter()
      notify("character-limit")
    }
  }

  /// The limit, or 0 if there is none.
  final var limit: Int {
    get { characterLimit ?? 0 }
    set { characterLimit = newValue == 0 ? nil : newValue }
  }

  /// Shows how many characters the text has.
  final func showCounter() {
    frame.content.counter =
      characterLimit.map { limit in
        ControlMessage.`field.characters`.text([
          "count": .number(text.count), "limit": .number(limit),
        ])
      } ?? ""
  }

  /// Called when the control is bound to another field.
  func fieldChanged() {}

  private func followComposition() {
    editor.onCompose = { [field] isComposing in
      if isComposing { field.beginComposing() } else { field.endComposing() }
    }
  }

  override final var valueProperties: [String] { ["text"] }

  override final var loneForm: (any WindowForm)? { lone?.form }

  /// The rules of the text, each with the information whether the text meets it.
  final var rules: [RuleStatus] { lone?.ruleStatuses ?? field.rules }
}

extension TextControl: FormField {
  /// The text.
  ///
  /// Setting it validates it as if the user had entered it, without adding an undo step.
  public final var text: String {
    get { field.value }
    set { field.setWithoutStep(newValue) }
  }

  /// The validators of a control without a form, or an empty array if it is bound to a form.
  ///
  /// Setting them has no effect on a control that is bound to a form, because the form's rules
  /// apply. GLib logs a critical message.
  public final var validators: [Validator] {
    get { lone?.validators ?? [] }
    set {
      guard let lone else { return reportBound(for: "validation") }
      lone.validators = newValue
      fieldChanged()
    }
  }

  /// Restores the initial text of a control without a form, and hides its messages.
  ///
  /// It has no effect on a control that is bound to a form, and GLib logs a critical message: reset
  /// the form instead.
  public final func reset() {
    guard let lone else { return reportBound(for: "reset") }
    lone.reset()
    editor.hideSecret()
  }

  /// The names of the validators; unknown ones are reported and ignored.
  final var validatorNames: String {
    get { givenNames }
    set {
      let known = Validator.known(in: newValue)
      givenNames = known.map(\.name).joined(separator: " ")
      validators = known.flatMap(\.validators)
      notify("validators")
    }
  }
}
