public import GenericForm

/// A control for a value of one type, such as a ``FormSwitch`` or a ``FormDateField``.
///
/// Without a form of the program's it has a private form of one field. Timing, errors and messages
/// are the same.
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
    _ instance: ControlInstance, _ field: Field<Value>, lone: LoneValue<Value>? = nil,
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

  /// Binds a control without a form, as one from a GtkBuilder file, to a field of a form.
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

  /// Shows a field in the editor, through a conversion that is made anew.
  final func show(_ field: Field<Value>) {
    self.field = field
    rebindEditor(self, field)
  }

  /// Shows the editor anew after its widgets were replaced.
  final func showEditorAgain() {
    frame.replaceEditorWidget()
    show(field)
  }

  override var valueProperties: [String] { ["value"] }

  /// The sentence about bounds that no value is within; nil for other bounds.
  var boundsMistake: String? { nil }

  /// Whether the value is outside of the bounds of the control.
  var isOutside: Bool { false }

  override final var loneForm: (any WindowForm)? { lone?.form }
}

extension ValueControl {
  /// Reports bounds that no value is within, and a value of the program's that is outside of them.
  ///
  /// Later bounds of a bound control are not reported, as the value may be a person's by then.
  final func reportBounds(isFirst: Bool = false) {
    if let boundsMistake { reportMistake(boundsMistake) }
    if isFirst || lone != nil { reportOutside() }
  }

  /// Reports a value of the program's that is outside of the bounds; the control keeps it.
  private func reportOutside() {
    // The value may be a person's, which is not for a log.
    if isOutside { reportMistake("“\(name)” has a value outside of its bounds.") }
  }

  /// Creates a control whose editor edits the value itself.
  convenience init<Editor: FormEditor>(
    _ instance: ControlInstance, _ field: Field<Value>, lone: LoneValue<Value>? = nil,
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

  /// The error of a control without a form while its value is absent; empty where it can be.
  ///
  /// Setting it has no effect on a control that is bound to a form, whose rules apply; a warning of
  /// GLib says so.
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

  /// The rules of a control without a form; none of a bound one, whose form has them.
  final var loneRules: [ValidationRule<Value, Value>] {
    get { lone?.rules ?? [] }
    set {
      guard let lone else { return }
      lone.rules = newValue
      show(lone.field)
    }
  }

  /// Gives a control without a form the value that it started with, and hides its messages.
  ///
  /// It has no effect on a control that is bound to a form, which resets all of its fields; a warning
  /// of GLib says so.
  public final func reset() {
    guard let lone else { return reportBound(for: "reset") }
    lone.reset()
  }
}
