public import GenericForm

/// A window that shows a form, and submits it when all of its controls are valid.
///
/// The submit button, and Enter in a field, run `performValidation` across all controls and move
/// the focus to the first that is not valid. When there is none, the program's own submit is
/// called. While it works, the button shows so, nothing can be changed and nothing is submitted
/// twice. An error that it throws is shown in the window, or under one field when it is a
/// ``FieldRefusal``, and what was typed stays.
///
/// Controls that are tied to a ``Form`` are submitted by it. When two or more are in need, a
/// summary at the top takes the focus, and each of its lines leads to its control. A line stays in
/// its place, with a tick, once its control is mended.
///
/// ```swift
/// let email = FormTextField("_Email", validators: [.required, .email])
/// let window = FormWindowController(
///   title: "Newsletter", fields: [email], submitTitle: "_Subscribe",
///   successMessage: "You are subscribed"
/// ) {
///   try await newsletter.subscribe(email.text)
/// }
/// window.present()
/// ```
public final class FormWindowController {
  let window: Window

  private let controls: [any FormControl]
  private let submitButton: Button
  private let banner = Banner()
  private let form: any WindowForm
  private let successMessage: String
  private var submission: Task<Void, Never>?
  private var closeHandlers: [() -> Void] = []

  /// What the summary is of.
  private var summedUp: [WindowFault] = []

  /// Whether the form has refused that itself, so that the summary follows its verdicts.
  private var isFollowingForm = false
  private var wasEditable: [Bool] = []
  private var isClosed = false

  /// Keeps the controller for as long as its window is there.
  private var whilePresented: FormWindowController?

  /// A window with controls from top to bottom and a submit button under them.
  ///
  /// - Parameters:
  ///   - title: What stands in the title bar.
  ///   - fields: The controls, in the order in which they are shown and judged.
  ///   - submitTitle: The title of the button, an underscore before the letter of its mnemonic.
  ///   - successMessage: What the window says after a submit that went through.
  ///   - onSubmit: Takes what was typed; what it throws is shown.
  public convenience init(
    title: String, fields: [any FormControl], submitTitle: String, successMessage: String,
    onSubmit: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      title: title, fields: fields, form: ControlsForm(fields, onSubmit: onSubmit),
      submitTitle: submitTitle, successMessage: successMessage)
  }

  /// A window for a form, with the controls that its fields are tied to from top to bottom.
  ///
  /// What takes the values is the form's own `onSubmit`. After a submit the form starts anew with
  /// the values that it has now.
  ///
  /// ```swift
  /// form.onSubmit { subscriber in try await newsletter.subscribe(subscriber.email) }
  /// let window = FormWindowController(
  ///   title: "Newsletter", form: form, fields: [email], submitTitle: "_Subscribe",
  ///   successMessage: "You are subscribed")
  /// email.text = "mei@"
  /// window.submit()  // Invalid email format
  /// email.text = "mei@example.com"
  /// window.submit()  // You are subscribed
  /// ```
  ///
  /// - Parameters:
  ///   - title: What stands in the title bar.
  ///   - form: What judges and submits.
  ///   - fields: The controls, each tied to the form by its `bind(to:_:)`.
  ///   - submitTitle: The title of the button, an underscore before the letter of its mnemonic.
  ///   - needsValidForm: Whether the button is insensitive until the form is valid, with the
  ///     reason as its tooltip and description.
  ///   - successMessage: What the window says after a submit that went through.
  public convenience init<State>(
    title: String, form: Form<State>, fields: [any FormControl], submitTitle: String,
    needsValidForm: Bool = false, successMessage: String
  ) {
    for field in fields where field.boundPath == nil {
      precondition(
        field.isValid && (field as? FormTextField)?.validators.isEmpty != false,
        "“\(field.name)” is in the window of a form, but not tied to it: call its bind(to:_:).")
    }
    let bound = BoundForm(form, controls: fields)
    self.init(
      title: title, fields: fields, form: bound, submitTitle: submitTitle,
      successMessage: successMessage)
    if needsValidForm { bound.onReadiness { [submitButton] in submitButton.obstacle = $0 } }
  }

  private init(
    title: String, fields: [any FormControl], form: any WindowForm, submitTitle: String,
    successMessage: String
  ) {
    Toolkit.requireInitialised()
    MainLoop.install()
    StyleSheet.install()
    controls = fields
    self.form = form
    self.successMessage = successMessage
    window = Window(title: title)
    submitButton = Button(submitTitle)
    build()
  }

  /// Shows the window, in front of the others.
  public func present() {
    whilePresented = self
    window.present()
    controls.first?.focus()
  }

  /// Closes the window; what was typed is gone.
  public func close() {
    closed()
    window.destroy()
  }

  /// Calls `handler` when the window was closed.
  public func onClose(_ handler: @escaping () -> Void) {
    closeHandlers.append(handler)
  }

  /// Says in the window what is wrong with more than one field, until the next submit.
  public func showError(_ message: String) {
    banner.content = .error(message)
  }

  /// Whether a submit is being worked on.
  public var isSubmitting: Bool { submission != nil }

  /// Judges every control, shows every verdict, and submits if all are valid.
  public func submit() {
    guard !isSubmitting, !isClosed else { return }
    // One press of Enter too many does not ask for anything of a form that starts anew.
    if case .success = banner.content, !form.isValid { return }
    banner.content = .nothing
    switch form.submit() {
    case .over(let outcome): show(outcome)
    case .going(let outcome): wait(for: outcome)
    }
  }
}

// MARK: - Building

extension FormWindowController {
  private func build() {
    let column = Box(.column, spacing: 6)
    column.addStyleClass("form-column")
    for control in controls {
      append(control, to: column)
      control.onChange { [weak self] in self?.changed() }
      (control as? FormTextField)?.content.enterHandler = { [weak self] in self?.submit() }
    }
    form.onVerdict { [weak self] in self?.updateSummary() }
    let footer = Box(.row)
    footer.addStyleClass("form-footer")
    submitButton.addStyleClass("suggested-action")
    submitButton.expandsHorizontally = true
    submitButton.alignToEnd()
    submitButton.onClick { [weak self] in self?.submit() }
    footer.append(submitButton)
    window.setContent(header: banner.box, column, footer: footer)
    window.setDefaultButton(submitButton)
    window.setDefaultWidth(460)
    window.onClose { [weak self] in self?.closed() }
  }

  private func changed() {
    form.controlChanged()
    if case .success = banner.content { banner.content = .nothing }
    updateSummary()
  }

  /// Says in the summary what is still in need, and what is mended.
  private func updateSummary() {
    if case .faults = banner.content { showSummary() }
  }

  private func showSummary() {
    let faults = form.faults
    let lines = summedUp.map { fault in
      let current =
        isFollowingForm
        ? faults.first { $0.isSameFault(as: fault) } : fault.control?.isValid == true ? nil : fault
      return SummaryLine.Content(text: current?.text ?? fault.name, isMended: current == nil) {
        fault.control?.focus()
      }
    }
    let content = Banner.Content.faults(lines)
    if banner.content != content { banner.content = content }
  }

  private func closed() {
    isClosed = true
    submission?.cancel()
    for handler in closeHandlers { handler() }
    closeHandlers = []
    whilePresented = nil
  }
}

// MARK: - Submitting

extension FormWindowController {
  private func wait(for outcome: @escaping () async -> WindowOutcome) {
    setBusy(true)
    submission = Task { [weak self] in
      let outcome = await outcome()
      self?.submission = nil
      self?.setBusy(false)
      self?.show(outcome)
    }
  }

  private func show(_ outcome: WindowOutcome) {
    switch outcome {
    case .submitted:
      form.reset()
      banner.content = .success(successMessage)
      banner.focus()
    case .notValid(let faults):
      show(faults, isFollowingForm: true)
    case .refused(let faults):
      show(faults, isFollowingForm: false)
    case .failed(let refusal as FieldRefusal)
    where controls.contains { ($0 as? FormTextField)?.content === refusal.field.content }:
      refusal.field.showError(refusal.message)
      refusal.field.focus()
    case .failed(let error):
      showError((error as? FieldRefusal)?.message ?? String(describing: error))
      banner.focus()
    case .superseded:
      break
    }
  }

  private func show(_ faults: [WindowFault], isFollowingForm: Bool) {
    if faults.count == 1, let control = faults[0].control {
      control.focus()
    } else {
      summedUp = faults
      self.isFollowingForm = isFollowingForm
      showSummary()
      banner.focus()
    }
  }

  private func setBusy(_ isBusy: Bool) {
    submitButton.isBusy = isBusy
    if isBusy { wasEditable = controls.map(\.isEditable) }
    for (control, wasEditable) in zip(controls, wasEditable) {
      control.isEditable = wasEditable && !isBusy
    }
  }
}
