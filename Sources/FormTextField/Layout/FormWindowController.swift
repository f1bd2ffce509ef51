public import GenericForm

/// A window that shows a form, and submits it when every field is valid.
///
/// The submit button, and Enter in a field, validate every field. If one field has an error, it
/// takes the focus. If several have one, a summary at the top takes the focus. Each of its lines
/// leads to a field, and gets a tick once the field is corrected. During a submit the button shows
/// the progress, and no control can be changed. An error that the submit throws is shown in the
/// window, and what was typed stays. With ``returnAction``, Enter moves to the next field instead.
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

  private var elements: [any FormElement]
  private let forms: WindowForms

  /// The controls in the window now, from top to bottom.
  var controls: [FormControl] { forms.controls }

  private let column = Box(.column, spacing: 10)
  private let submitButton: Button
  private let obstacleLabel = Label(wraps: true)
  private let banner = Banner()
  private let needsValidForm: Bool
  private let successMessage: String
  private var submission: Task<Void, Never>?
  private var closeHandlers: [() -> Void] = []

  /// The problems in the summary, corrected since or not.
  private var summaryProblems: [WindowProblem] = []

  /// Whether each control could be edited before the submit that is going on.
  private var wasEditable: [Bool] = []
  private var isClosed = false

  /// Keeps the controller from when its window is shown until it is closed.
  private var whileShown: FormWindowController?

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
  ///   - successMessage: The text that is shown after a successful submit.
  ///   - elements: The controls, and other widgets between them.
  /// - Precondition: Every field that can have an error has one control here, every control is
  ///   bound to a field of this form, and no two are bound to the same one.
  public convenience init<State>(
    _ title: String, form: Form<State>, submitTitle: String, needsValidForm: Bool = false,
    successMessage: String? = nil, @FormElementBuilder elements: () -> [any FormElement]
  ) {
    let elements = elements()
    let controls = elements.flatMap(\.controls)
    if let mistake = Self.mistake(in: title, form: form, controls: controls) {
      preconditionFailure(mistake)
    }
    self.init(
      title, elements: elements, forms: WindowForms([form], shownBy: elements),
      submitTitle: submitTitle, needsValidForm: needsValidForm, successMessage: successMessage)
  }

  /// Creates a window of controls without a form, with the program's own submit.
  ///
  /// A submit that sets an error on a field, with `setError(_:)`, is not successful.
  ///
  /// ```swift
  /// let email = FormTextField("_Email", validators: [.required, .email])
  /// let window = FormWindowController("News", fields: [email], submitTitle: "_Subscribe") {
  ///   if try await !newsletter.subscribe(email.text) { email.setError("You are subscribed") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - fields: The controls, from top to bottom, and other widgets between them.
  ///   - submitTitle: The title of the button, an underscore before the letter of its mnemonic.
  ///   - successMessage: The text that is shown after a successful submit.
  ///   - onSubmit: Takes the values once they are valid. An error that it throws is shown.
  /// - Precondition: No control is bound to a form.
  public convenience init(
    _ title: String, fields: [any FormElement], submitTitle: String,
    successMessage: String? = nil, onSubmit: @escaping @MainActor () async throws -> Void
  ) {
    let controls = fields.flatMap(\.controls)
    let forms = Self.loneForms(of: controls, in: title)
    self.init(
      title, elements: fields,
      forms: WindowForms(forms, shownBy: fields, onSubmit: onSubmit), submitTitle: submitTitle,
      needsValidForm: false, successMessage: successMessage)
  }

  isolated deinit {
    // GTK keeps a window that was never shown.
    if !isClosed { window.destroy() }
  }

  private init(
    _ title: String, elements: [any FormElement], forms: WindowForms, submitTitle: String,
    needsValidForm: Bool, successMessage: String?
  ) {
    Toolkit.requireInitialised()
    MainLoop.install()
    StyleSheet.install()
    self.elements = elements
    self.forms = forms
    self.needsValidForm = needsValidForm
    self.successMessage = successMessage ?? ValidationMessage.submitted.text
    window = Window(title: title)
    submitButton = Button(submitTitle)
    build()
    forms.observe { [weak self] in self?.formChanged() }
    showObstacle()
  }

  /// The window, for the GTK C API.
  ///
  /// Once it is shown, also by `gtk_window_present`, it keeps its controller until it is closed.
  public var widget: WidgetPointer { window.widget }

  /// Shows the window, in front of the others; one that was closed stays closed.
  public func present() {
    guard !isClosed else { return }
    window.present()
    controls.first?.focus()
  }

  /// Closes the window and discards what was typed.
  public func close() {
    guard !isClosed else { return }
    window.destroy()
    closed()
  }

  /// Calls `handler` once the window is closed, by the person or by the program.
  public func onClose(_ handler: @escaping () -> Void) {
    closeHandlers.append(handler)
  }

  /// Shows an error of more than one field, until the next submit.
  public func showError(_ message: String) {
    banner.content = .error(message)
  }

  /// Whether a submit is going on.
  public var isSubmitting: Bool { submission != nil }

  /// Validates every field, shows every error, and submits if there is none.
  public func submit() {
    guard !isSubmitting, !isClosed else { return }
    // A form that was just reset is not validated by a second press of Enter.
    if case .success = banner.content, !forms.isValid { return }
    banner.content = .nothing
    switch forms.submit() {
    case .over(let outcome): show(outcome)
    case .going(let outcome): wait(for: outcome)
    }
  }
}

// MARK: - Building

extension FormWindowController {
  private func build() {
    column.addStyleClass("form-column")
    column.onDefault { [weak self] in self?.submit() }
    for element in elements { column.append(element) }
    let footer = Box(.row)
    footer.addStyleClass("form-footer")
    submitButton.addStyleClass("suggested-action")
    submitButton.expandsHorizontally = !needsValidForm
    submitButton.alignToEnd()
    submitButton.alignToMiddle()
    submitButton.onClick { [weak self] in self?.submit() }
    if needsValidForm {
      obstacleLabel.addStyleClass("form-obstacle")
      obstacleLabel.expandsHorizontally = true
      footer.append(obstacleLabel)
    }
    footer.append(submitButton)
    window.setContent(header: banner.box, column, footer: footer)
    window.setDefaultButton(submitButton)
    window.setDefaultWidth(460)
    window.onShow { [weak self] in self?.whileShown = self }
    window.onDestroy { [weak self] in self?.closed() }
  }

  private func closed() {
    guard !isClosed else { return }
    isClosed = true
    submission?.cancel()
    let handlers = closeHandlers
    closeHandlers = []
    for handler in handlers { handler() }
    whileShown = nil
    if !isSubmitting { release() }
  }

  /// Releases what may hold this controller: the handlers of the forms and of the controls.
  private func release() {
    forms.release()
    window.clearFocus()
    for element in elements { column.remove(element) }
    elements = []
  }
}

// MARK: - Following the forms

extension FormWindowController {
  private func formChanged() {
    switch banner.content {
    case .success where forms.isDirty: banner.content = .nothing
    case .problems: showSummary()
    case .nothing, .success, .error: break
    }
    showObstacle()
  }

  /// Shows beside the button why a submit would not go through.
  private func showObstacle() {
    guard needsValidForm else { return }
    let obstacles = forms.obstacles
    submitButton.obstacle = obstacles.isEmpty ? nil : obstacles.joined(separator: "\n")
    obstacleLabel.text = obstacles.first ?? ""
  }

  /// Shows in the summary what still has an error, and what is corrected.
  private func showSummary() {
    let problems = forms.problems
    summaryProblems = summaryProblems.map { problem in
      problems.first { $0.isOfSameField(as: problem) } ?? problem.corrected
    }
    let content = Banner.Content.problems(summaryProblems)
    if banner.content != content { banner.content = content }
  }
}

// MARK: - Submitting

extension FormWindowController {
  private func wait(for outcome: @escaping () async -> WindowOutcome) {
    setBusy(true)
    submission = Task { [weak self] in
      let outcome = await outcome()
      guard let self else { return }
      submission = nil
      setBusy(false)
      show(outcome)
      if isClosed { release() }
    }
  }

  private func show(_ outcome: WindowOutcome) {
    switch outcome {
    case .submitted:
      forms.reset()
      banner.content = .success(successMessage)
      banner.focus()
    case .invalid(let errors):
      let shown = Set(controls.filter(\.bound.status.isIncluded).map(\.bound.path))
      let others = errors.filter { !shown.contains($0.path) }.map(\.text)
      if others.isEmpty { showProblems() } else { showErrors(others) }
    case .failed(let error):
      showErrors([String(describing: error)])
    case .superseded:
      break
    }
  }

  /// Shows errors for which there is no control.
  private func showErrors(_ errors: [String]) {
    showError(errors.joined(separator: "\n"))
    banner.focus()
  }

  private func showProblems() {
    let problems = forms.problems
    if problems.count == 1, let control = problems[0].control { return control.focus() }
    summaryProblems = problems
    showSummary()
    banner.focus()
  }

  private func setBusy(_ isBusy: Bool) {
    submitButton.isBusy = isBusy
    if isBusy { wasEditable = controls.map(\.isEditable) }
    for (control, wasEditable) in zip(controls, wasEditable) {
      control.isEditable = wasEditable && !isBusy
    }
  }
}
