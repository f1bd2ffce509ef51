public import FormDrafts
public import GenericForm

/// A modal dialog for a form, with its buttons in the header bar.
///
/// ```swift
/// let dialog = FormDialog("New Account", form, submitTitle: "_Create") {
///   FormTextField("_Email", form.field(\.email))
/// }
/// if let account = await dialog.run(over: window.widget) {
///   accounts.append(account)
/// }
/// ```
///
/// The dialog closes after a successful submit. Escape and “Cancel” close it too, and ask first if
/// there are unsaved changes. If the form has an `onSubmit` handler, the dialog waits for it; if it
/// throws, the dialog shows the error and stays open.
///
/// If the program uses libadwaita 1.5 or later, it's a libadwaita dialog (`AdwDialog`); otherwise it's a window.
public final class FormDialog<State>: ContainerHost {
  /// The form in the dialog.
  public let view: FormView

  let shell: any DialogShell

  /// Returns the title in the current language, or `nil` once the dialog is closed.
  private var makeTitle: (() -> String)?

  private let form: Form<State>

  /// The submitted values, or `nil` before a submit.
  private var values: State?

  /// Resumes the call that is waiting for the dialog.
  private var finish: CheckedContinuation<Void, Never>?

  private var hasRun = false

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog, which is evaluated again when the language changes.
  ///   - form: The form to submit.
  ///   - submitTitle: The title of the primary button, which is evaluated again too; an underscore marks its mnemonic.
  ///   - needsValidForm: Indicates whether that button is disabled until the form is valid.
  ///   - draft: Saves unsubmitted input in a file and offers it at the next start, or `nil` for no draft.
  ///   - elements: Returns the controls from top to bottom, and other elements between them; called again when the
  ///     language changes.
  /// - Precondition: Every field that can have an error has exactly one control here, and every
  ///   control is bound to a field of this form.
  public init(
    _ title: @autoclosure @escaping () -> String, _ form: Form<State>,
    submitTitle: @autoclosure @escaping () -> String, needsValidForm: Bool = false,
    draft: FormDraft<State>? = nil,
    @FormElementBuilder elements: @escaping () -> [any FormElement]
  ) {
    self.form = form
    makeTitle = title
    view = FormView(
      form, submitTitle: submitTitle(), needsValidForm: needsValidForm, closesOnSuccess: true,
      actions: [.cancel], draft: draft, elements: elements)
    let bar = HeaderBar()
    view.hasFooter = false
    for button in view.actionButtons { bar.prepend(button) }
    bar.append(view.submitButton)
    shell = makeDialogShell(title: title(), bar: bar, content: view.widget)
    view.host = self
    view.onSuccess = { [weak self] in self.map { $0.values = $0.form.submittedValues } }
    shell.onCloseRequest { [weak view] in view?.requestClose() }
    shell.onClose { [weak self] in self?.didClose() }
    // GTK offers the application's keys only in its own windows.
    shell.widget.onKey("<Control>q", isFirst: false) {
      Application.running?.activate("quit") ?? false
    }
  }

  isolated deinit { close() }

  /// Shows the dialog above a widget's window, and waits until it's closed.
  ///
  /// When that window is asked to close, one question covers the dialog too. If it's destroyed or the task is canceled,
  /// the dialog closes without asking. The dialog isn't shown at all if it or that window has already been closed.
  ///
  /// - Returns: The submitted values, or `nil` if the dialog was closed without a submit, or not shown.
  /// - Precondition: The dialog hasn't been shown before.
  public func run(over widget: Widget) async -> State? {
    guard !hasRun else { fatalError("The dialog “\(title)” was shown before: create another.") }
    guard let parent = Window(around: widget) else {
      // Not fatal: the widget may have lost its window because the user closed it.
      reportMistake("The dialog “\(title)” can't be shown: its parent isn't in a window.")
      return nil
    }
    guard !Task.isCancelled, !view.hasEnded, !parent.isDestroyed else { return nil }
    hasRun = true
    parent.onDestroy { [weak self] in self?.close() }
    shell.present(over: widget)
    view.focus()
    await withTaskCancellationHandler {
      await withCheckedContinuation { finish = $0 }
    } onCancel: {
      Task { @MainActor [weak self] in self?.close() }
    }
    return values
  }

  package var container: Widget { shell.widget }

  /// The title of the dialog.
  public var title: String { shell.title }

  /// Shows the title in the current language.
  public func showLanguage() {
    if let makeTitle { shell.title = makeTitle() }
  }

  /// Closes the dialog without asking.
  public func close() {
    // A view that has ended lets its window close.
    didClose()
    shell.close()
  }

  /// Makes the button the default button of the dialog.
  public func showDefaultButton(_ button: Widget?, of view: FormView) {
    shell.defaultButton = button
  }

  private func didClose() {
    view.end()
    makeTitle = nil
    finish?.resume()
    finish = nil
  }
}
