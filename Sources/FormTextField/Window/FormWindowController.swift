public import FormDrafts
public import GenericForm

/// A window that shows a form, and submits it if every field is valid.
///
/// ```swift
/// let window = FormWindowController("New account", form: form, submitTitle: "_Create") {
///   FormTextField("_Email", form.field(\.email))
///   FormPasswordField("_Password", form.field(\.password))
/// }
/// window.present()
/// ```
///
/// *Submitting.* The submit button, or Enter in a field, validates every field. If one field has an
/// error, it gets the focus. If several have errors, a summary at the top gets the focus: each of
/// its lines leads to a field, and gets a check mark once the field is corrected. During a submit
/// the button shows the progress, and the controls are locked. If the submit throws an error, the
/// window describes it (see ``describeError``) and keeps what was typed. After a success, the first
/// field gets the focus.
///
/// *Keys.* Ctrl+Z undoes the last change in any control and moves the focus there. Ctrl+Shift+Z and
/// Ctrl+Y redo it. With ``returnAction``, Enter moves to the next field instead of submitting. The
/// mnemonics of built-in buttons, such as “Next” and “Cancel”, yield to those of your titles. If
/// two of your titles share a mnemonic, that is reported on standard error.
public final class FormWindowController {
  let window: Window

  let content: WindowContent
  let forms: WindowForms
  let needsValidForm: Bool
  let closesOnSuccess: Bool

  /// Returns the text that is shown after a successful submit.
  let successMessage: () -> String

  var elements: [any FormElement]
  var closeHandlers: [() -> Void] = []

  /// The submit in progress.
  var submission: Task<Void, Never>?

  /// The problems in the summary, including those corrected since.
  var summaryProblems: [WindowProblem] = []

  var isClosed = false

  /// Indicates whether closing a window with changes asks for confirmation.
  ///
  /// If it is false, a window with a draft keeps the changes, and any other window discards them.
  ///
  /// ```swift
  /// form.username = "mei"
  /// window.asksBeforeClosing = false
  /// window.requestClose()  // closes without a question
  /// ```
  public var asksBeforeClosing = true

  /// Called before the user closes the window; return false to keep it open.
  ///
  /// It is called before any question. To ask in your own words, return false and call ``close()``
  /// later. Within this closure ``requestClose()`` has no effect.
  ///
  /// ```swift
  /// window.onCloseRequest = { !isPrinting }
  /// window.requestClose()  // stays open while printing; otherwise asks or closes
  /// ```
  public var onCloseRequest: () -> Bool = { true }

  /// Describes an error that a submit throws; return `nil` for the error's own description.
  ///
  /// The error's own description is the `errorDescription` of a `LocalizedError`, the system's text
  /// for a system error, or the `description` that its type declares. Without any of these, the
  /// window shows a general message. The error itself then appears behind a Details button and on
  /// standard error.
  ///
  /// ```swift
  /// window.describeError = { error in
  ///   error is CancellationError ? "The server takes too long. Try again later" : nil
  /// }
  /// ```
  public var describeError: (any Error) -> String? = { _ in nil }

  /// The pairs of titles that were reported because they share a mnemonic.
  var reportedMnemonics: Set<[String]> = []

  /// Writes the draft, or `nil` if the window has none.
  let keeper: DraftKeeper?

  /// The question about closing this window and perhaps others, or `nil` if none is shown.
  var question: ClosingQuestion?

  /// Indicates whether ``onCloseRequest`` is being called.
  var isAskedToClose = false

  /// Called once ``onCloseRequest`` of every window has returned.
  static var afterAsking: (() -> Void)?

  /// Indicates whether the window closes after the submit in progress.
  var closesAfterSubmit = false

  /// The windows that are open; the array keeps each until it closes.
  static var shown: [FormWindowController] = []

  /// Creates a window for a form, with controls for its fields.
  ///
  /// The form's `onSubmit` handler receives the values. After a successful submit, the form is
  /// reset to the values that it had when the window was created.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - form: The form that is submitted.
  ///   - submitTitle: The title of the button; an underscore marks its mnemonic.
  ///   - needsValidForm: Whether the button is disabled until the form is valid. The first reason
  ///     is shown next to it, and its tooltip and description list all of them.
  ///   - successMessage: Returns the text to show after a successful submit of the given values, or
  ///     empty text to show none.
  ///   - closesOnSuccess: Whether the window closes after a successful submit.
  ///   - actions: Buttons beside the one that submits, such as ``FormAction/cancel``.
  ///   - draft: Keeps what was typed in a file and offers it at the next start; `nil` for none.
  ///   - elements: The controls from top to bottom, and other elements between them.
  /// - Precondition: Every field that can have an error has exactly one control here, and every
  ///   control is bound to a field of this form.
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

  /// Creates a window for controls that aren't part of a form.
  ///
  /// If `onSubmit` sets an error on a field, with `setError(_:)`, the submit has failed.
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
  ///   - elements: The controls from top to bottom, and other elements between them.
  ///   - submitTitle: The title of the button; an underscore marks its mnemonic.
  ///   - successMessage: Returns the text to show after a successful submit, or empty text to show
  ///     none.
  ///   - closesOnSuccess: Whether the window closes after a successful submit.
  ///   - actions: Buttons beside the one that submits, such as ``FormAction/cancel``.
  ///   - onSubmit: Called once the values are valid. The window shows an error that it throws.
  /// - Precondition: No control is bound to a form.
  public convenience init(
    _ title: String, elements: [any FormElement], submitTitle: String,
    successMessage: (() -> String)? = nil, closesOnSuccess: Bool = false,
    actions: [FormAction] = [], onSubmit: @escaping @MainActor () async throws -> Void
  ) {
    let controls = elements.flatMap(\.controls)
    let forms = Self.standaloneForms(of: controls, in: title)
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
    FormStyle.install()
    self.elements = elements
    self.forms = forms
    self.needsValidForm = needsValidForm
    self.successMessage = successMessage ?? { ControlMessage.`form.submitted`.text }
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
      self?.travel(isUndo: isUndo, from: focused as? FormControl) ?? false
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

  /// The current controls of the window, from top to bottom.
  var controls: [FormControl] { forms.controls }

  /// The first control whose field isn't excluded.
  var firstControl: FormControl? { controls.first(where: \.isIncluded) }

  /// The window, a `GtkWindow`.
  ///
  /// While it is shown, it keeps this controller, even if you show it with `gtk_window_present`.
  public var widget: Window { window }

  /// Shows an error that isn't about a single field, until the next submit.
  public func showError(_ message: String) {
    notices.content = .error(message)
  }

  /// Shows what the window is waiting for or has done, until a submit begins or ends.
  ///
  /// ```swift
  /// window.showInformation("Waiting for the server…")
  /// ```
  public func showInformation(_ message: String) {
    notices.content = .information(message)
  }

  /// Indicates whether a submit is in progress.
  public var isSubmitting: Bool { submission != nil }
}
