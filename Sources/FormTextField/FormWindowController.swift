/// A window that shows a form, and submits it when all of its controls are valid.
///
/// The submit button, and Enter in a field, run `performValidation` across all controls and move
/// the focus to the first that is not valid. When there is none, the program's own submit is
/// called. While it works, the button shows so, nothing can be changed and nothing is submitted
/// twice. An error that it throws is shown in the window, or under one field when it is a
/// ``FieldRefusal``, and what was typed stays.
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
  private let successMessage: String
  private let onSubmit: @MainActor () async throws -> Void
  private var submission: Task<Void, Never>?
  private var closeHandlers: [() -> Void] = []

  /// A window with controls from top to bottom and a submit button under them.
  ///
  /// - Parameters:
  ///   - title: What stands in the title bar.
  ///   - fields: The controls, in the order in which they are shown and judged.
  ///   - submitTitle: The title of the button, an underscore before the letter of its mnemonic.
  ///   - successMessage: What the window says after a submit that went through.
  ///   - onSubmit: Takes what was typed; what it throws is shown.
  public init(
    title: String, fields: [any FormControl], submitTitle: String, successMessage: String,
    onSubmit: @escaping @MainActor () async throws -> Void
  ) {
    Toolkit.requireInitialised()
    MainLoop.install()
    StyleSheet.install()
    controls = fields
    self.successMessage = successMessage
    self.onSubmit = onSubmit
    window = Window(title: title)
    submitButton = Button(submitTitle)
    build()
  }

  /// Shows the window, in front of the others.
  public func present() {
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
    guard !isSubmitting else { return }
    banner.content = .nothing
    for control in controls { control.performValidation() }
    if let first = controls.first(where: { !$0.isValid }) {
      first.focus()
    } else {
      startSubmission()
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
    }
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

  /// A change may mend another control too, such as the repetition of a password.
  private func changed() {
    if case .success = banner.content { banner.content = .nothing }
    for control in controls { control.updateShownError() }
  }

  private func closed() {
    submission?.cancel()
    for handler in closeHandlers { handler() }
    closeHandlers = []
  }
}

// MARK: - Submitting

extension FormWindowController {
  private func startSubmission() {
    setBusy(true)
    submission = Task { [weak self, onSubmit] in
      let outcome: Result<Void, any Error>
      do {
        outcome = .success(try await onSubmit())
      } catch {
        outcome = .failure(error)
      }
      self?.finishSubmission(outcome)
    }
  }

  private func finishSubmission(_ outcome: Result<Void, any Error>) {
    submission = nil
    setBusy(false)
    switch outcome {
    case .success:
      for control in controls { control.reset() }
      banner.content = .success(successMessage)
      banner.focus()
    case .failure(let refusal as FieldRefusal):
      refusal.field.showError(refusal.message)
      refusal.field.focus()
    case .failure(let error):
      showError(String(describing: error))
      banner.focus()
    }
  }

  private func setBusy(_ isBusy: Bool) {
    submitButton.isBusy = isBusy
    for control in controls { control.isEditable = !isBusy }
  }
}
