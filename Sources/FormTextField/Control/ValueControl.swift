public import GenericForm

/// A control for a value of one type, such as a ``FormSwitch`` or a ``FormDateField``.
///
/// A control that isn't bound to your form has a private one with a single field. Timing, errors
/// and messages are the same.
///
/// ```swift
/// let terms = FormCheckButton("I _accept the terms", requiredMessage: "Please accept the terms")
/// terms.isValid  // false
/// terms.value = true
/// terms.isValid  // true
/// ```
public class ValueControl<Value: Equatable & SendableMetatype>: FormControl {
  /// The field that holds the value and its status.
  public private(set) final var field: Field<Value>

  /// The private form of a control that is not bound to another form.
  private final var lone: LoneValue<Value>?

  /// Binds the editor to another field.
  private final let rebindEditor: (FormControl, Field<Value>) -> Void

  /// Creates a control whose editor edits the value in another form, such as text for a number.
  init<Editor: FormEditor>(
    _ instance: WidgetInstance, _ field: Field<Value>, lone: LoneValue<Value>? = nil,
    editor: Editor, through convert: @escaping (Field<Value>) -> Field<Editor.Value>
  ) {
    self.field = field
    self.lone = lone
    rebindEditor = { control, field in control.rebind(convert(field), to: editor) }
    super.init(instance, convert(field), editor: editor)
    onChange { [weak self] in
      guard let self else { return }
      for property in valueProperties { notify(property) }
    }
  }

  /// Binds a control without a form, such as one from a GtkBuilder file, to a field of a form.
  public final func bind(to field: Field<Value>) {
    lone = nil
    show(field)
    reportOutside()
  }

  /// Shows what a new control is about, and reports a value that is outside of its bounds.
  override final func start(_ title: String, hint: String) {
    super.start(title, hint: hint)
    reportBounds(isFirst: true)
  }

  /// Shows a field in the editor through a new conversion.
  final func show(_ field: Field<Value>) {
    self.field = field
    rebindEditor(self, field)
  }

  /// Shows the editor again after its widgets were replaced.
  final func showEditorAgain() {
    frame.replaceEditorWidget()
    show(field)
  }

  override var valueProperties: [String] { ["value"] }

  /// The sentence about bounds that exclude every value, or `nil` for other bounds.
  var boundsMistake: String? { nil }

  /// Indicates whether the value is outside the control's bounds.
  var isOutside: Bool { false }

  override final var loneForm: (any WindowForm)? { lone?.form }
}

extension ValueControl {
  /// Reports bounds that exclude every value, and a value set by the program outside them.
  ///
  /// New bounds of a bound control aren't reported, because the user may have entered the value.
  final func reportBounds(isFirst: Bool = false) {
    if let boundsMistake { reportMistake(boundsMistake) }
    if isFirst || lone != nil { reportOutside() }
  }

  /// Reports a value set by the program outside the bounds; the control keeps it.
  private func reportOutside() {
    // The user may have entered the value, so it doesn't belong in a log.
    if isOutside { reportMistake("“\(name)” has a value outside of its bounds.") }
  }

  /// Creates a control whose editor edits the value itself.
  convenience init<Editor: FormEditor>(
    _ instance: WidgetInstance, _ field: Field<Value>, lone: LoneValue<Value>? = nil,
    editor: Editor
  ) where Editor.Value == Value {
    self.init(instance, field, lone: lone, editor: editor, through: { $0 })
  }

  /// The value.
  ///
  /// Setting it validates it as if the user had entered it, without adding an undo step.
  public final var value: Value {
    get { field.value }
    set { field.setWithoutStep(newValue) }
  }

  /// The error of a control without a form while it has no value, or empty if it is optional.
  ///
  /// Setting it has no effect on a control that is bound to a form, because the form's rules apply.
  /// GLib logs a warning.
  public final var requiredMessage: String {
    get { lone?.requiredMessage ?? "" }
    set {
      guard newValue != requiredMessage else { return }
      guard let lone else { return reportBound(for: "validation") }
      lone.requiredMessage = newValue
      show(lone.field)
      notify("required-message")
    }
  }

  /// The rules of a control without a form; a bound one has none, because its form has them.
  final var loneRules: [ValidationRule<Value, Value>] {
    get { lone?.rules ?? [] }
    set {
      guard let lone else { return }
      lone.rules = newValue
      show(lone.field)
    }
  }

  /// Restores the initial value of a control without a form, and hides its messages.
  ///
  /// It has no effect on a control that is bound to a form, and GLib logs a warning: reset the form
  /// instead.
  public final func reset() {
    guard let lone else { return reportBound(for: "reset") }
    lone.reset()
  }
}
