public import GenericForm

/// A widget for one value of a form: an editor inside the frame that all controls share.
///
/// The frame contains the label with its mnemonic, the required mark, one line for the messages or the hint, the
/// progress of checks, and the accessible state. It shows the status of a `Field`, and nothing else:
///
///     key press -> editor -> field.value -> field.status -> frame
///
/// ```swift
/// let rating = FormControl("_Rating", form.field(\.rating), editor: StarEditor())
/// rating.performValidation()
/// ```
///
/// In GTK this is the abstract class `FormControl`, with the properties `title`, `hint`,
/// `return-action`, `is-valid` and `messages`, and the signal `validated`. GTK keeps the widget,
/// and releases this object and its closures with it.
///
/// In CSS it is a `formcontrol` node, or a node with the name of its class. It contains the editor,
/// a `.form-title` and a `.form-message`. While an error is shown, the editor has the style class
/// `.error`.
public class FormControl: FormElement {
  package final let instance: WidgetInstance
  let frame: ControlFrame

  /// The field that the control is bound to, whatever the type of its value.
  final var bound: AnyField

  /// Enters text as if the user had typed it; returns false if the value can't be typed.
  final var enterText: (String) -> Bool = { _ in false }

  /// Enters the editor's content again, without an undo step.
  final var readAgain: () -> Void = {}

  /// The effect of Enter in the editor; by default it submits the form.
  ///
  /// In a custom editor, this applies to every widget that doesn't use Enter itself.
  public final var returnAction = ReturnAction.submit {
    didSet { if returnAction != oldValue { notify("return-action") } }
  }

  /// Returns a field's name combined with the name of the collection row that contains the control.
  final var labelInRow: (ValidationMessage) -> ValidationMessage = { $0 }

  final var observation: FormObservation?
  final var handlers = ControlHandlers()

  /// Creates a control whose editor is yet to be bound.
  init(_ instance: WidgetInstance, _ field: AnyField, editor: any FormEditor) {
    UserLocale.start()
    self.instance = instance
    bound = field
    frame = ControlFrame(instance, editor: editor)
    frame.onRetry = { [weak self] in self?.bound.retry() }
    instance.host(self)
    followFocus()
  }

  /// Returns the control of a widget, or `nil` if the widget isn't of this class.
  public static func of(_ widget: Widget) -> Self? {
    widget.implementation as? Self
  }

  /// The control that the program focused last, with ``focus()``.
  static weak var lastFocused: FormControl?

  // Releases the parts of the control on the main actor, wherever its last reference goes.
  isolated deinit {}

  /// Creates a control for a field of a form with a custom editor.
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - hint: Help text, shown unless there is a message.
  ///   - editor: The editor of the value.
  public convenience init<Editor: FormEditor>(
    _ title: String, _ field: Field<Editor.Value>, hint: String = "", editor: Editor
  ) {
    self.init(WidgetInstance(making: Self.customClass), field.live, editor: editor)
    bind(field, to: editor)
    followCustomEditor()
    start(title, hint: hint)
  }

  /// Follows Enter and the mnemonic in a custom editor.
  final func followCustomEditor() {
    frame.editorWidget.submitFromWithin()
    if !frame.editor.parts.isEmpty {
      // A group can't take the focus.
      frame.focusWidget.onMnemonic { [weak self] in self?.frame.editor.focus() }
    }
  }

  /// Sets the title and hint of a new control.
  func start(_ title: String, hint: String) {
    frame.show(title, hint: hint)
    look = .standard
    updateName()
  }

  /// Indicates whether the value can be empty, in which case the field may be marked as optional.
  var canBeEmpty: Bool { !frame.editor.includesTitle && !frame.editor.isBesideTitle }

  /// The widget; its container keeps it alive, and with it the control.
  public final var widget: Widget { instance.widget }

  /// An array of this control alone.
  public var controls: [FormControl] { [self] }

  /// The GObject properties that hold the value and notify of changes.
  var valueProperties: [String] { [] }

  /// Adds content that depends on the value, such as its number of characters; does nothing by default.
  func fill(_ content: inout FrameContent) {}

  /// Adds unfinished input to the value, such as a tag without its Enter; does nothing by default.
  func finishInput() {}

  /// The control's private form, for a window without a form.
  var standaloneForm: (any SubmittableForm)? { nil }

  /// The names of the validators that the control has without a form, as in a `.ui` file.
  var standaloneValidators: String { "" }

  /// Returns a closure that binds the control to a field, or `nil` if the field's values are of another type.
  func binding(to field: AnyField) -> (() -> Void)? { nil }

  /// Reports a call that needs a control with a private form, although this one is bound to a form.
  final func reportBound(for purpose: String) {
    reportMistake(
      "“\(name)” is bound to \(bound.pathText) of a form: use the form's \(purpose) instead.")
  }
}

// MARK: - What is shown

extension FormControl {
  /// Shows changes of the content, all at once.
  final func draw(_ change: (inout FrameContent) -> Void = { _ in }) {
    var content = frame.content
    change(&content)
    fill(&content)
    frame.content = content
  }

  /// The visible label, in which an underscore marks the mnemonic.
  public final var title: String {
    get { frame.title }
    set {
      change("title", from: title, to: newValue) { frame.title = newValue }
      updateName()
    }
  }

  /// Updates the field's name in the visible messages.
  private func updateName() {
    if frame.content.name != label { draw { $0.name = label } }
  }

  /// Help text, shown unless there is a message, or empty text.
  public final var hint: String {
    get { frame.content.hint }
    set { change("hint", from: hint, to: newValue) { frame.content.hint = newValue } }
  }

  /// Indicates whether only the first of several messages is shown.
  public final var showsFirstMessageOnly: Bool {
    get { frame.content.showsFirstMessageOnly }
    set { frame.content.showsFirstMessageOnly = newValue }
  }

  /// Indicates whether a check mark or a cross shows the validity of a changed value.
  ///
  /// If it is false, a check mark appears only when the value has passed its checks.
  public final var marksValidity: Bool {
    get { frame.content.marksValidity }
    set { frame.content.marksValidity = newValue }
  }

  /// The fields marked with a word beside their title: the required or the optional ones.
  public final var fieldMark: FieldMark {
    get { frame.content.fieldMark }
    set {
      draw { content in (content.fieldMark, content.canBeEmpty) = (newValue, canBeEmpty) }
    }
  }

  /// The title without its mnemonic's underscore.
  public final var name: String { withoutMnemonic(title) }

  /// The visible errors and warnings, with the texts of the shared catalog.
  public final var shownMessages: [String] { frame.display.messages }

  /// Indicates whether the value has no error and no pending check, even if errors are hidden.
  public final var isValid: Bool { bound.status.isValid }

  /// All errors of the value, visible or not, with the texts of the shared catalog.
  public final var messages: [String] { bound.status.messages(of: label) }

  /// The field's name in messages: its label in the form, or else the title.
  public final var label: ValidationMessage? {
    bound.label ?? (name.isEmpty ? nil : ValidationMessage(name))
  }
}
