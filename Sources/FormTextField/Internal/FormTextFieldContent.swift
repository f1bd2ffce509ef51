import CGtk
import GenericForm

/// What a `FormTextField` widget holds: its parts, its validators, and what it shows.
///
/// The widget owns this value, which therefore does not own the widget.
@safe final class FormTextFieldContent {
  private enum Shown: Equatable {
    case nothing
    case verdict([String])
    case error(String)
  }

  let host: UnsafeMutableRawPointer
  private let header = Box(.row, spacing: 6)
  private let progressMark = ProgressMark()
  let titleLabel = Label(wraps: true)
  private let requiredLabel = Label(ValidationMessage.required.text)
  private let messageLine = MessageLine()
  var entry = Entry(isSecure: false)

  private var display = VerdictDisplay()
  private var shown = Shown.nothing
  private var lastResult = ValidationResult<String>.valid("")
  private(set) var isDisposed = false

  /// The field of a form that judges instead of the validators.
  var binding: FieldBinding<String>? {
    didSet {
      guard let binding else { return }
      shownValue = nil
      validators = [binding.validator]
      formChanged()
    }
  }

  /// Whether one entry takes the place of another; the person has not left the field then.
  var isChangingEntry = false

  var isComposing = false
  var isTelling = false

  /// The value of the form that was shown or entered last.
  var shownValue: String?

  var wasWanted = true

  var changeHandlers: [() -> Void] = []

  /// What Enter does instead of pressing the default button, which GTK delays.
  var enterHandler: (() -> Void)? {
    didSet { entry.activatesDefaultOnEnter = enterHandler == nil }
  }

  init(host: UnsafeMutableRawPointer) {
    unsafe self.host = host
  }

  /// The widget as a field, for validators and handlers.
  var field: FormTextField {
    unsafe FormTextField(ObjectReference(retaining: host))
  }

  // MARK: - Parts

  func build() {
    StyleSheet.install()
    requiredLabel.addStyleClass("form-required")
    requiredLabel.isVisible = false
    titleLabel.addStyleClass("form-title")
    header.append(titleLabel)
    header.append(requiredLabel)
    header.append(progressMark.box)
    messageLine.onRetry { [weak self] in self?.binding?.retry() }
    unsafe gtk_widget_set_parent(header.pointer, widget)
    unsafe gtk_widget_set_parent(messageLine.box.pointer, widget)
    installEntry()
    watchFocus()
  }

  var widget: UnsafeMutablePointer<GtkWidget> {
    unsafe host.assumingMemoryBound(to: GtkWidget.self)
  }

  func installEntry() {
    unsafe gtk_widget_insert_after(entry.pointer, widget, header.pointer)
    unsafe gtk_editable_init_delegate(OpaquePointer(host))
    titleLabel.labels(entry)
    entry.activatesDefaultOnEnter = enterHandler == nil
    entry.onChange { [weak self] in self?.textChanged() }
    entry.onActivate { [weak self] in self?.activated() }
    entry.onCompose { [weak self] in self?.composing($0) }
    render()
  }

  /// Moves the keyboard focus through the entry and on to what can be tried again, or back.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    let isBackwards = [GTK_DIR_TAB_BACKWARD, GTK_DIR_UP, GTK_DIR_LEFT].contains(direction)
    let parts: [Widget] = isBackwards ? [messageLine.box, entry] : [entry, messageLine.box]
    let present = parts.firstIndex(where: \.hasFocusWithin) ?? 0
    return parts[present...].contains { $0.moveFocus(direction) }
  }

  func removeEntry() {
    unsafe gtk_editable_finish_delegate(OpaquePointer(host))
    unsafe gtk_widget_unparent(entry.pointer)
  }

  private func watchFocus() {
    guard let controller = unsafe gtk_event_controller_focus_new() else { return }
    unsafe connect(UnsafeMutableRawPointer(controller), "leave") { [weak self] in self?.left() }
    unsafe gtk_widget_add_controller(widget, controller)
  }

  /// Takes the parts out of the widget; a second call does nothing.
  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    removeEntry()
    unsafe gtk_widget_unparent(header.pointer)
    unsafe gtk_widget_unparent(messageLine.box.pointer)
    binding = nil
    enterHandler = nil
    validators = []
    changeHandlers = []
  }

  // MARK: - The field

  var text: String {
    get { entry.content }
    set { entry.content = newValue }
  }

  var validators: [Validator] = [] {
    didSet {
      guard !isDisposed else { return }
      updateShownError()
      noteResult(field.result)
      render()
    }
  }

  /// The names that stand for the validators, where they were given by name.
  var validatorNames = "" {
    didSet {
      do throws(ValidatorNameError) {
        validators = try Validator.list(named: validatorNames)
        notify("validators")
      } catch {
        validatorNames = oldValue
        unsafe cgtk_critical("\(error)")
      }
    }
  }

  func performValidation() {
    if let binding { return binding.performValidation() }
    display.note(.submit)
    show(field.result)
  }

  func updateShownError() {
    guard case .verdict = shown else { return }
    show(field.result)
  }

  func showError(_ message: String) {
    display.note(.submit)
    shown = .error(message)
    render()
  }

  func reset() {
    text = ""
    entry.forget()
    display = VerdictDisplay()
    shown = .nothing
    render()
  }

  // MARK: - What happens

  private func textChanged() {
    if let binding {
      if !isTelling { tell(binding) }
    } else {
      judgeChange()
    }
    for handler in changeHandlers { handler() }
  }

  private func judgeChange() {
    let result = field.result
    noteResult(result)
    display.note(.change(isEmpty: entry.isEmpty))
    if display.isRevealed { show(result) }
  }

  private func left() {
    guard !isChangingEntry, unsafe isActive(windowAround: widget) else { return }
    if let binding { return binding.leave() }
    display.note(.leave(isEmpty: entry.isEmpty))
    if display.isRevealed, shown == .nothing { show(field.result) }
  }

  private func activated() {
    performValidation()
    unsafe cgtk_signal_emit(host, FormTextFieldClass.activateSignal)
    enterHandler?()
  }

  func noteResult(_ result: ValidationResult<String>) {
    guard result.messages != lastResult.messages else { return }
    let wasValid = lastResult.isValid
    lastResult = result
    notify("messages")
    if result.isValid != wasValid { notify("is-valid") }
  }

  func notify(_ property: String) {
    unsafe g_object_notify(host.assumingMemoryBound(to: GObject.self), property)
  }

  // MARK: - From state to looks

  var shownFace = FieldFace()

  private var face: FieldFace {
    if let binding { return FieldFace(binding) }
    let errors =
      switch shown {
      case .nothing: [String]()
      case .verdict(let messages): messages
      case .error(let message): [message]
      }
    return FieldFace(errors: errors, isRequired: validators.contains(where: \.requiresText))
  }

  var shownMessages: [String] { shownFace.lines }

  private func show(_ result: ValidationResult<String>) {
    let messages = result.messages.map(\.text)
    shown = messages.isEmpty ? .nothing : .verdict(messages)
    render()
    emitValidated(result.isValid)
  }

  func emitValidated(_ isValid: Bool) {
    unsafe cgtk_signal_emit_boolean(host, FormTextFieldClass.validatedSignal, isValid ? 1 : 0)
  }

  func render() {
    shownFace = face
    display.noteVerdict(hasMessages: shownFace.hasError)
    requiredLabel.isVisible = shownFace.isRequired
    progressMark.progress = shownFace.progress
    messageLine.show(
      shownFace.lines, isError: shownFace.hasError, canRetry: shownFace.canRetry)
    entry.setStyleClass("error", shownFace.hasError)
    entry.setInvalid(shownFace.hasError)
    entry.setRequired(shownFace.isRequired)
    entry.setBusy(shownFace.progress == .pending)
    entry.setDescription(shownFace.description)
  }
}
