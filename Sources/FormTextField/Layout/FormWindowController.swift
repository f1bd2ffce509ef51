public import FormDrafts
public import GenericForm

/// A window that shows a form, and submits it when every field is valid.
///
/// The submit button, and Enter in a field, validate every field. If one field has an error, it
/// takes the focus. If several have one, a summary at the top takes the focus. Each of its lines
/// leads to a field, and gets a tick once the field is corrected. During a submit the button shows
/// the progress, and no control can be changed. An error that the submit throws is shown in words in
/// the window (see ``describeError``), and what was typed stays. After a success the first field has
/// the focus. With ``returnAction``, Enter moves to the next field instead.
/// The mnemonics of the window's own buttons, such as “Next” and “Cancel”, give way to those of the
/// titles that you choose; two of your titles with one mnemonic are reported on standard error.
/// Ctrl+Z undoes what was entered last in any control, and Ctrl+Shift+Z and Ctrl+Y redo it; the focus
/// moves there.
///
/// ```swift
/// let window = FormWindowController("New account", form: form, submitTitle: "_Create") {
///   FormTextField("_Email", form.field(\.email))
///   FormPasswordField("_Password", form.field(\.password))
/// }
/// window.present()
/// ```
public final class FormWindowController {
  let window: Window

  let content: WindowContent
  let forms: WindowForms
  let needsValidForm: Bool
  let closesOnSuccess: Bool

  /// The text that is shown after a submit, made from the values that were submitted.
  let successMessage: () -> String

  var elements: [any FormElement]
  var closeHandlers: [() -> Void] = []

  /// The submit that is going on.
  var submission: Task<Void, Never>?

  /// The problems in the summary, corrected since or not.
  var summaryProblems: [WindowProblem] = []

  var isClosed = false

  /// Whether what was typed is asked about when a person closes the window.
  ///
  /// If false, a window with a draft keeps what was typed, and any other window discards it.
  ///
  /// ```swift
  /// form.username = "mei"
  /// window.asksBeforeClosing = false
  /// window.requestClose()  // closed, without a question
  /// ```
  public var asksBeforeClosing = true

  /// Called when a person closes the window; where it returns false, the window stays open.
  ///
  /// It is called before anything is asked. A program that asks in its own words returns false, and
  /// calls ``close()`` later. ``requestClose()`` has no effect within it: what it returns decides.
  ///
  /// ```swift
  /// window.onCloseRequest = { !isPrinting }
  /// window.requestClose()  // stays open while something is printed, and else asks or closes
  /// ```
  public var onCloseRequest: () -> Bool = { true }

  /// Returns the words for an error that a submit throws; by default nil, and the error's own words
  /// are shown.
  ///
  /// Its own words are the `errorDescription` of a `LocalizedError`, the words of the system for one
  /// of its errors, or else the `description` that its type declares. For an error without words
  /// the window says that the submit failed, and shows the error itself only on request, and on
  /// standard error.
  ///
  /// ```swift
  /// window.describeError = { error in
  ///   error is CancellationError ? "The server takes too long. Try again later" : nil
  /// }
  /// ```
  public var describeError: (any Error) -> String? = { _ in nil }

  /// The pairs of titles whose common mnemonic was reported.
  var reportedMnemonics: Set<[String]> = []

  /// Keeps what was typed; nil where the window has no draft.
  let keeper: DraftKeeper?

  /// What a person is asked now, about this window and maybe others; nil for nothing.
  var question: ClosingQuestion?

  /// Whether ``onCloseRequest`` is being called.
  var isAskedToClose = false

  /// Called once no window is being asked anymore.
  static var afterAsking: (() -> Void)?

  /// Whether the window is closed after the submit that is going on.
  var closesAfterSubmit = false

  /// The windows that are shown, which keeps each until it is closed.
  static var shown: [FormWindowController] = []

  /// Creates a window for a form, with the controls of its fields from top to bottom.
  ///
  /// The handler of the form's `onSubmit` takes the values. After a submit the form is reset to
  /// the values that it has when the window is created.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - form: The form that is submitted.
  ///   - submitTitle: The title of the button, an underscore before the letter of its mnemonic.
  ///   - needsValidForm: Whether the button is insensitive until the form is valid. The first
  ///     reason is shown beside it, and all of them are its tooltip and description.
  ///   - successMessage: Returns the text that is shown after a submit of the given values; an empty
  ///     one is not shown.
  ///   - closesOnSuccess: Whether the window closes after a successful submit.
  ///   - actions: Buttons beside the one that submits, such as ``FormAction/cancel``.
  ///   - draft: Keeps what was typed in a file, and offers it at the next start; nil for no draft.
  ///   - elements: The controls, and other elements between them.
  /// - Precondition: Every field that can have an error has one control here, every control is
  ///   bound to a field of this form, and no two are bound to the same one.
  public convenience init<State>(
    _ title: String, form: Form<State>, submitTitle: String, needsValidForm: Bool = false,
    successMessage: ((State) -> String)? = nil, closesOnSuccess: Bool = false,
    actions: [FormAction] = [], draft: FormDraft<State>? = nil,
    @FormElementBuilder elements: () -> [any FormElement]
  ) {
    let elements = elements()
    let controls = elements.flatMap(\.controls)
    if let mistake = Self.mistake(in: title, form: form, controls: controls) {
      fatalError(mistake)
    }
    self.init(
      title, elements: elements, forms: WindowForms([form], shownBy: elements),
      submitTitle: submitTitle, needsValidForm: needsValidForm,
      successMessage: successMessage.map { message in { message(form.state) } },
      closesOnSuccess: closesOnSuccess, actions: actions,
      keeper: draft.flatMap { DraftKeeper($0, of: form, applicationID: Application.id) })
  }

  /// Creates a window of controls without a form, with the program's own submit.
  ///
  /// A submit that sets an error on a field, with `setError(_:)`, is not successful.
  ///
  /// ```swift
  /// let email = FormTextField("_Email", validators: [.required, .email])
  /// let window = FormWindowController("News", elements: [email], submitTitle: "_Subscribe") {
  ///   if try await !newsletter.subscribe(email.text) { email.setError("You are subscribed") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - elements: The controls, from top to bottom, and other elements between them.
  ///   - submitTitle: The title of the button, an underscore before the letter of its mnemonic.
  ///   - successMessage: Returns the text that is shown after a successful submit; an empty one is
  ///     not shown.
  ///   - closesOnSuccess: Whether the window closes after a successful submit.
  ///   - actions: Buttons beside the one that submits, such as ``FormAction/cancel``.
  ///   - onSubmit: Takes the values once they are valid. An error that it throws is shown.
  /// - Precondition: No control is bound to a form.
  public convenience init(
    _ title: String, elements: [any FormElement], submitTitle: String,
    successMessage: (() -> String)? = nil, closesOnSuccess: Bool = false,
    actions: [FormAction] = [], onSubmit: @escaping @MainActor () async throws -> Void
  ) {
    let controls = elements.flatMap(\.controls)
    let forms = Self.loneForms(of: controls, in: title)
    self.init(
      title, elements: elements,
      forms: WindowForms(forms, shownBy: elements, onSubmit: onSubmit), submitTitle: submitTitle,
      needsValidForm: false, successMessage: successMessage, closesOnSuccess: closesOnSuccess,
      actions: actions)
  }

  isolated deinit {
    // GTK keeps a window that was never shown.
    if !isClosed { window.destroy() }
  }

  private init(
    _ title: String, elements: [any FormElement], forms: WindowForms, submitTitle: String,
    needsValidForm: Bool, successMessage: (() -> String)?, closesOnSuccess: Bool,
    actions: [FormAction], keeper: DraftKeeper? = nil
  ) {
    Toolkit.requireInitialized()
    MainLoop.install()
    StyleSheet.install()
    self.elements = elements
    self.forms = forms
    self.needsValidForm = needsValidForm
    self.successMessage = successMessage ?? { ValidationMessage.submitted.text }
    self.closesOnSuccess = closesOnSuccess
    self.keeper = keeper
    window = Window(title: title)
    content = WindowContent(elements, submitTitle: submitTitle)
    for action in actions {
      content.add(action) { [weak self] in
        if let self { action.handler(self) }
      }
    }
    content.onDefault { [weak self] in self?.submit() }
    content.submitButton.onClick { [weak self] in self?.submit() }
    content.onResize { [weak self] in self?.showFocusedControl() }
    window.setContent(content.widget)
    window.setDefaultButton(content.submitButton)
    window.setDefaultWidth(460)
    window.onFocusChange { [weak self] in self?.showFocusedControl() }
    window.onUndoKeys { [weak self] focused, isUndo in
      self?.travel(isUndo: isUndo, from: focused) ?? false
    }
    window.onShow { [weak self] in self?.didShow() }
    window.onAnyKey(isFirst: true) { [weak self] key in
      if key.isWithAlt { self?.assignMnemonics() }
      return false
    }
    window.onKey("Escape", isFirst: false) { [weak content] in
      content?.notices.endSuccess() ?? false
    }
    window.onCloseRequest { [weak self] in self.map { Self.prepareToClose([$0]) } ?? true }
    window.onKey("<Control>w", isFirst: false) { [weak window] in
      window?.requestClose()
      return true
    }
    window.onDestroy { [weak self] in self?.didClose() }
    forms.observe { [weak self] in self?.formChanged() }
    followGuides()
    showObstacle()
    offerDraft()
  }

  var notices: Notices { content.notices }

  /// The controls in the window now, from top to bottom.
  var controls: [FormControl] { forms.controls }

  /// The first control that the form includes.
  var firstControl: FormControl? { controls.first(where: \.isIncluded) }

  /// The window, for the GTK C API.
  ///
  /// Once it is shown, also by `gtk_window_present`, it keeps its controller until it is closed.
  public var widget: WidgetPointer { window.widget }

  /// Shows an error of more than one field, until the next submit.
  public func showError(_ message: String) {
    notices.content = .error(message)
  }

  /// Shows what the window waits for or did, until the next submit begins or this one ends.
  ///
  /// ```swift
  /// window.showInformation("Waiting for the server…")
  /// ```
  public func showInformation(_ message: String) {
    notices.content = .information(message)
  }

  /// Whether a submit is going on.
  public var isSubmitting: Bool { submission != nil }
}
