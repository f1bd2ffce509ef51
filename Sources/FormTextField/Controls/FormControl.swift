public import GenericForm

/// A widget for one value of a form: an editor inside the frame that all controls share.
///
/// The frame is the label with its mnemonic, the required mark, one line for the messages or the
/// hint, the progress of checks, and the accessible state. It shows the status of a `Field`, and
/// nothing else:
///
///     key press -> editor -> field.value -> field.status -> frame
///
/// ```swift
/// let rating = FormControl("_Rating", form.field(\.rating), editor: StarEditor())
/// box.append(rating.widget)  // any GTK program: `widget` is the GtkWidget pointer
/// rating.performValidation()
/// ```
///
/// In GTK it is the abstract class `FormControl`, with the properties `title`, `hint`,
/// `return-action`, `is-valid` and `messages`, and the signal `validated`. GTK keeps the widget.
/// This object and its closures are released with the widget.
///
/// CSS: a `formcontrol`, `formtextfield` or `formcheckbutton` node with the editor in it, and a
/// `.form-title` and a `.form-message` where there are any. The editor has the style class
/// `.error` while an error is shown.
public class FormControl: FormElement {
  let instance: ControlInstance
  let frame: ControlFrame

  /// The field that the control is bound to, without the type of its value.
  private(set) var bound: any BoundField

  /// What Enter does in the editor; by default it submits.
  ///
  /// An editor of a program's own follows it if Enter activates its action `default.activate`, as
  /// GTK's entries do that activate the default widget.
  public final var returnAction = ReturnAction.submit {
    didSet {
      guard returnAction != oldValue else { return }
      notify("return-action")
    }
  }

  private var observation: FormObservation?
  private var handlers = ControlHandlers()

  init<Editor: FormEditor>(
    _ instance: ControlInstance, _ field: Field<Editor.Value>, editor: Editor
  ) {
    self.instance = instance
    bound = field
    frame = ControlFrame(instance, editor: editor)
    frame.onRetry = { [weak self] in self?.bound.retry() }
    instance.host(self)
    bind(field, to: editor)
  }

  // Releases the parts of the control on the main actor, wherever its last reference goes.
  isolated deinit {}

  /// Creates a control for a field of a form, with an editor of the program's own.
  ///
  /// - Parameters:
  ///   - title: The label; an underscore stands before the letter that is its mnemonic.
  ///   - field: The field of the form.
  ///   - hint: Help with filling it in, shown while no message is.
  ///   - editor: The editor of the value.
  public convenience init<Editor: FormEditor>(
    _ title: String, _ field: Field<Editor.Value>, hint: String = "", editor: Editor
  ) {
    self.init(ControlInstance(making: FormControlClass.custom.type), field, editor: editor)
    frame.show(title, hint: hint)
  }

  /// The widget, for the GTK C API; GTK's containers keep it when it is put into them.
  public final var widget: WidgetPointer { instance.widget }

  /// The control's own form of one field, for a window without a form.
  var loneForm: (any WindowForm)? { nil }

  /// Returns the private form of the control; stops a program that means that of a bound one.
  final func requireLone<Lone>(_ lone: Lone?, for purpose: String) -> Lone {
    guard let lone else {
      preconditionFailure(
        "“\(name)” is bound to \(bound.path) of a form: use the form's \(purpose) instead.")
    }
    return lone
  }
}

// MARK: - What is shown

extension FormControl {
  /// The visible label, with an underscore before the letter that is its mnemonic.
  public final var title: String {
    get { frame.title }
    set {
      guard newValue != title else { return }
      frame.title = newValue
      notify("title")
    }
  }

  /// Help with filling the control in, shown while no message is; empty for none.
  public final var hint: String {
    get { frame.hint }
    set {
      guard newValue != hint else { return }
      frame.hint = newValue
      notify("hint")
    }
  }

  /// Whether only the first of several messages is shown.
  public final var showsFirstMessageOnly: Bool {
    get { frame.showsFirstMessageOnly }
    set { frame.showsFirstMessageOnly = newValue }
  }

  /// Whether a tick shows that a changed value is valid, and a cross that an error is shown.
  ///
  /// Without it, a tick shows that the checks of a value passed.
  public final var marksValidity: Bool {
    get { frame.marksValidity }
    set { frame.marksValidity = newValue }
  }

  /// The title without the underscore of its mnemonic.
  public final var name: String { withoutMnemonic(title) }

  /// The errors and warnings that are shown.
  public final var shownMessages: [String] { frame.messages }

  /// Whether the value has no error and no pending check, shown or not.
  public final var isValid: Bool { bound.status.isValid }

  /// The errors of the value, shown or not, in the words of the shared catalogue.
  public final var messages: [String] {
    bound.status.errors.map { MessageCatalog.shared.text(for: $0, field: label) }
  }

  /// What the field is called in messages about it: its label in the form, or else the title.
  final var label: ValidationMessage? {
    bound.label ?? (name.isEmpty ? nil : ValidationMessage(name))
  }
}

// MARK: - What can be done

extension FormControl {
  /// Whether the person can change the value.
  public final var isEditable: Bool {
    get { frame.editor.isEditable }
    set { frame.editor.isEditable = newValue }
  }

  /// Gives the keyboard focus to the editor.
  public final func focus() {
    frame.editor.focus()
  }

  /// Validates the value and shows its errors, whatever the timing.
  public final func performValidation() {
    let before = bound.status.shownErrors
    bound.validate()
    // A change of what is shown was rendered, which emits the signal by itself.
    if bound.status.shownErrors == before { emitValidated(before.isEmpty) }
  }

  /// Shows an error that only the program knows, such as a name that is taken, until the value
  /// changes.
  public final func setError(_ message: ValidationMessage) {
    bound.setError(message)
  }

  /// Calls `handler` after every change of the value, by the person or by the program.
  public final func onChange(_ handler: @escaping () -> Void) {
    handlers.onChange.append(handler)
  }

  /// Calls `handler` when the person stops changing the value: after a pause, or on leaving.
  public final func onPause(
    _ duration: Duration = .milliseconds(500), _ handler: @escaping () -> Void
  ) {
    handlers.addPause(duration, handler)
  }

  /// Calls `handler` when the control gets the keyboard focus.
  public final func onFocus(_ handler: @escaping () -> Void) {
    handlers.onFocus.append(handler)
  }

  /// Calls `handler` when the keyboard focus goes elsewhere in the window, after the validation.
  public final func onLeave(_ handler: @escaping () -> Void) {
    handlers.onLeave.append(handler)
  }

  /// Calls `handler` each time the result of a validation is shown, with whether there is no error.
  public final func onValidated(_ handler: @escaping (_ isValid: Bool) -> Void) {
    connectSignal("validated", to: handler)
  }
}

// MARK: - From a key press to the field

extension FormControl {
  /// Binds an editor to a field, in place of the ones before.
  final func bind<Editor: FormEditor>(_ field: Field<Editor.Value>, to editor: Editor) {
    bound = field
    if frame.editor !== editor { frame.replaceEditor(with: editor) }
    editor.onChange = { [weak self, weak editor] in
      guard let editor, editor.value != field.value else { return }
      field.value = editor.value
      if editor.isChoice { field.leave() }
      self?.handlers.edited()
      self?.handlers.changed()
    }
    observation = field.observe { [weak self, weak editor] in
      if let editor { self?.show(field, in: editor) }
    }
    show(field, in: editor)
  }

  /// Binds the editor to another field, to which the focus moves if the control has it.
  final func rebind<Editor: FormEditor>(_ field: Field<Editor.Value>, to editor: Editor) {
    // What the field shows once it is left is not for this control any more.
    observation = nil
    if handlers.isFocused {
      bound.leave()
      field.focus()
    }
    bind(field, to: editor)
  }

  private func show<Editor: FormEditor>(_ field: Field<Editor.Value>, in editor: Editor) {
    let status = field.status
    let isNew = editor.value != field.value
    if isNew {
      editor.value = field.value
      if !status.isTouched { editor.forget() }
    }
    render(status)
    if isNew { handlers.changed() }
  }

  private func render(_ status: FieldStatus) {
    let before = frame.status
    guard status != before else { return }
    frame.render(status, label: label)
    guard let before else { return }
    if status.errors != before.errors { notify("messages") }
    if status.isValid != before.isValid { notify("is-valid") }
    if status.shownErrors != before.shownErrors { emitValidated(!status.hasShownError) }
  }

  /// Notes that the keyboard focus came.
  ///
  /// Nothing happens where the control has it already, as when its window becomes active again.
  final func focused() {
    guard !handlers.isFocused else { return }
    bound.focus()
    handlers.focused()
  }

  /// Notes that the keyboard focus went elsewhere in the window.
  final func left() {
    bound.leave()
    handlers.left()
  }

  /// Notes that the control is taken out of its window: a field that lives on has no focus then.
  ///
  /// A field of the control's own form needs nothing, as no other control shows it.
  final func removed() {
    guard handlers.isFocused else { return }
    handlers.isFocused = false
    if loneForm == nil { bound.leave() }
  }

  /// Releases the field and every handler, before the widget is destroyed.
  final func unbind() {
    removed()
    observation = nil
    handlers = ControlHandlers()
  }
}
