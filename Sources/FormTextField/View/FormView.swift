import FormDrafts
import FormLanguages
import GenericForm

/// A whole form as one widget: its controls, messages, draft and submit button.
///
/// ```swift
/// let view = FormView(form, submitTitle: "_Create") {
///   FormTextField("_Email", form.field(\.email))
///   FormPasswordField("_Password", form.field(\.password))
/// }
/// FormWindowController("New Account", view).present()  // in its own window
/// box.append(view.widget)  // or anywhere in yours
/// ```
///
/// *Submitting.* The submit button, or Enter in a field, validates every field.
///
/// - The first field with an error gets the focus.
/// - If several have errors, a summary at the top lists them: each line links to a field, and gets a check mark once
///   the field is corrected.
/// - During a submit, the button shows progress and the controls are locked.
/// - If the submit throws an error, the view describes it (see ``describeError``) and keeps the user's input.
/// - After a success, the first field gets the focus.
///
/// *Keys.* Ctrl+Z undoes the last change in any control and moves the focus there. Ctrl+Shift+Z and Ctrl+Y redo it.
/// With ``returnAction``, Enter moves to the next field instead of submitting. The mnemonics of built-in buttons,
/// such as “Next” and “Cancel”, yield to those of your titles. If two of your titles share a mnemonic, the view
/// reports it on standard error.
///
/// *Several views in one window.* Keys and submitting apply to the focused view.
///
/// *Languages.* After `FormLanguages.use(_:)`, the view runs the closure again, which creates new
/// elements; the values stay in the form. Controls made outside the closure keep their titles. A
/// handler that you add to a control afterward is lost, so add it in the closure, with
/// ``FormElement/with(_:)``.
///
/// *Lifetime.* The widget's container keeps the view alive, and the view keeps its form. When the window closes, the
/// view ends: it writes the draft, cancels a submit that waits for checks, and releases the form. In a closure that
/// the form retains, such as that of `onSubmit`, capture the view weakly.
///
/// In GTK this is the class `FormView`, and in CSS a `formview` node.
public final class FormView {
  package let instance: WidgetInstance
  let content: FormViewContent
  let forms: SubmittableForms

  /// Returns the message shown after a successful submit.
  let successMessage: () -> String

  /// Indicates whether the host closes after a successful submit.
  let closesOnSuccess: Bool

  /// Indicates whether the submit button is disabled until the form is valid.
  var needsValidForm: Bool {
    didSet { content.showObstacles(needsValidForm ? forms.obstacles : []) }
  }

  /// Writes the draft, or `nil` if the view has none.
  let keeper: DraftKeeper?

  var elements: [any FormElement]

  /// Re-creates the elements in another language; `nil` for elements that are made elsewhere.
  var makeElements: (() -> [any FormElement])?

  /// Returns the title of the submit button in the current language; `nil` if it's set elsewhere.
  var makeSubmitTitle: (() -> String)?

  /// The choice of languages in which the texts are shown.
  var shownChoice: Int

  /// The pages in the view, except those of a view inside it.
  var pages: [FormPages] = []

  /// The view's container, which decides on closing; the view doesn't retain it.
  ///
  /// Without a host, closing the view closes the popover, the `AdwNavigationPage`, the dialog or the window around it.
  public weak var host: (any FormHost)?

  /// The submit in progress.
  var submission: Task<Void, Never>?

  /// The problems in the summary, including corrected ones.
  var summaryProblems: [FieldProblem] = []

  /// Indicates whether a submit is validating the forms, whose errors are then read out together.
  var isValidating = false

  /// Called after a successful submit, before the form is reset.
  var onSuccess: () -> Void = {}

  /// Indicates whether the view's window was closed.
  package private(set) var hasEnded = false

  /// The reported pairs of titles that share a mnemonic.
  var reportedMnemonics: Set<[String]> = []

  /// The question about closing this view and perhaps others, or `nil` if none is shown.
  var question: ClosingQuestion?

  /// Indicates whether the user has decided about the changes, so that the host can be closed.
  var isSettled = false

  /// Indicates whether the host is being asked whether it may close.
  var isAskedToClose = false

  /// Holds back the changes of one field in a view that applies each change; `nil` holds back none.
  var holdBack: (AnyField?) -> Void = { _ in }

  /// Called when the view ends: keeps applying changes until the running checks have ended.
  var finishApplying: () -> Void = {}

  /// Ends the current pause in typing.
  var endTypingPause: () -> Void = {}

  /// Called once every host has answered whether it may close.
  static var afterAsking: (() -> Void)?

  /// Indicates whether the host closes after the current submit.
  var closesAfterSubmit = false

  /// Indicates whether the first field was focused before the view was visible.
  var wasFocusedEarly = false

  /// The window whose keys and focus the view observes.
  var followedWindow: Int?

  /// Describes an error thrown by a submit; return `nil` to use the error's own description.
  ///
  /// The error's own description is the `errorDescription` of a `LocalizedError`, the system's text
  /// for a system error, or the `description` that its type declares. Without any of these, the
  /// view shows a general message. The error itself then appears behind a Details button and on
  /// standard error.
  ///
  /// ```swift
  /// view.describeError = { error in
  ///   error is CancellationError ? "The server takes too long. Try again later" : nil
  /// }
  /// ```
  public var describeError: (any Error) -> String? = { _ in nil }

  /// Indicates whether closing a view with changes asks for confirmation.
  ///
  /// If it's false, a view with a draft keeps the changes, and any other view discards them.
  ///
  /// ```swift
  /// form.username = "mei"
  /// view.asksBeforeClosing = false
  /// view.requestClose()  // closes without a question
  /// ```
  public var asksBeforeClosing = true

  /// - Parameter submitTitle: The title of the button, or `nil` for a view without a submit button.
  init(
    _ instance: WidgetInstance, _ elements: [any FormElement], forms: SubmittableForms,
    submitTitle: String?,
    needsValidForm: Bool, successMessage: (() -> String)?, closesOnSuccess: Bool,
    actions: [FormAction], keeper: DraftKeeper? = nil
  ) {
    MainLoop.install()
    FormStyle.install()
    UserLocale.start()
    UserLocale.follow { FormView.showLanguage() }
    shownChoice = FormLanguages.choiceCount
    self.elements = elements
    self.forms = forms
    self.needsValidForm = needsValidForm
    self.successMessage = successMessage ?? { ControlMessage.`form.submitted`.text }
    self.closesOnSuccess = closesOnSuccess
    self.keeper = keeper
    self.instance = instance
    content = FormViewContent(elements, submitTitle: submitTitle)
    instance.host(self)
    instance.host.insert(content.widget, before: nil)
    instance.host.attach(self)
    for action in actions {
      content.add(action) { [weak self] in
        if let self { action.handler(self) }
      }
    }
    content.submitButton.onClick { [weak self] in self?.submit() }
    forms.observe { [weak self] in self?.formChanged() }
    instance.host.connect("submit") { [weak self] in self?.submit() }
    followKeys()
    markFields()
    followPages()
    showObstacle()
    offerDraft()
  }

  isolated deinit { end() }

  /// The widget, a `FormView`; its container keeps it alive, and with it the view.
  public var widget: Widget { instance.widget }

  /// Indicates whether the form scrolls if there isn't enough space for it.
  ///
  /// Set it to false in a container that scrolls.
  public var scrolls: Bool {
    get { content.scrolls }
    set {
      content.scrolls = newValue
      followResize()
    }
  }

  /// Indicates whether the buttons are below the form.
  ///
  /// If you set it to false, put ``submitButton`` and ``actionButtons`` into your own header bar, or call
  /// ``submit()``.
  public var hasFooter: Bool {
    get { content.hasFooter }
    set { content.hasFooter = newValue }
  }

  /// The look of all elements, except in sections with their own look.
  public var look: FormLook {
    get { content.look }
    set {
      content.look = newValue
      content.widget.computeStyle()
    }
  }

  /// The button that submits the form, a `GtkButton`.
  public var submitButton: Widget { content.submitButton }

  /// The buttons of the actions, in order.
  public var actionButtons: [Widget] { content.actionButtons }

  /// Shows an error that isn't about a single field, until the next submit.
  public func showError(_ message: String) {
    notices.content = .error(message)
  }

  /// Shows a message, such as what the view is waiting for, until a submit begins or ends.
  ///
  /// ```swift
  /// view.showInformation("Waiting for the server…")
  /// ```
  public func showInformation(_ message: String) {
    notices.content = .information(message)
  }

  /// Moves the keyboard focus to the first included field.
  public func focus() {
    firstControl?.focus()
    if !widget.isMapped { wasFocusedEarly = true }
  }

  /// Indicates whether a submit is in progress.
  public var isSubmitting: Bool { submission != nil }

  var notices: Notices { content.notices }

  /// The `AdwBanner` of the view's messages, which a host may move; `nil` in programs without libadwaita.
  package var banner: AdwaitaBanner? { notices.banner.banner }

  /// The current controls, from top to bottom.
  var controls: [FormControl] { forms.controls }

  /// The first control whose field isn't excluded.
  var firstControl: FormControl? { controls.first(where: \.isIncluded) }

  /// Ends the view: adds unfinished input, writes the draft, cancels a submit that waits for
  /// checks, and releases the form.
  ///
  /// Called when the window closes. If your host isn't a window, call this once you no longer show the view.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    question = nil
    finishInput()
    applyTyping()
    finishApplying()
    // Releasing the closure ends the applying, unless a running check still needs it.
    finishApplying = {}
    // The closures may hold an object that holds this view.
    (makeElements, makeSubmitTitle) = (nil, nil)
    // A submit that succeeds removes the draft.
    if isSubmitting, forms.isHandedOver { keeper?.finish() } else { keeper?.end() }
    submission?.cancel()
    Self.open.removeAll { $0.object == nil || $0.object === self }
    Self.cancelSubmits(of: [self])
    if !isSubmitting { release() }
  }

  /// Releases everything that may hold this view: the handlers of the forms and controls.
  func release() {
    forms.release()
    window?.clearFocus(in: widget)
    for element in elements { content.remove(element) }
    (elements, pages) = ([], [])
  }
}
