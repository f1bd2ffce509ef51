public import FormDrafts
public import GenericForm

extension FormView {
  /// Creates a view of a form, with controls for its fields.
  ///
  /// The form's `onSubmit` handler receives the values. After a successful submit, the form is reset to the values it
  /// had when the view was created.
  ///
  /// - Parameters:
  ///   - form: The form to submit.
  ///   - submitTitle: The title of the button, which is evaluated again when the language changes; an underscore marks
  ///     its mnemonic.
  ///   - needsValidForm: Indicates whether the button is disabled until the form is valid. The first reason is shown
  ///     next to it, and its tooltip and description list all of them.
  ///   - successMessage: Returns the message to show after a successful submit of the given values, or empty text for
  ///     no message.
  ///   - closesOnSuccess: Indicates whether the host closes after a successful submit.
  ///   - actions: Buttons beside the submit button, such as ``FormAction/cancel``.
  ///   - draft: Saves unsubmitted input in a file and offers it at the next start, or `nil` for no draft.
  ///   - elements: Returns the controls from top to bottom, and other elements between them; called again when the
  ///     language changes.
  /// - Precondition: Every field that can have an error has exactly one control here, and every
  ///   control is bound to a field of this form.
  public convenience init<State>(
    _ form: Form<State>, submitTitle: @autoclosure @escaping () -> String,
    needsValidForm: Bool = false, successMessage: ((State) -> String)? = nil,
    closesOnSuccess: Bool = false, actions: [FormAction] = [], draft: FormDraft<State>? = nil,
    @FormElementBuilder elements: @escaping () -> [any FormElement]
  ) {
    self.init(
      WidgetInstance(making: Self.objectClass), elements(), form, submitTitle: submitTitle(),
      needsValidForm: needsValidForm, successMessage: successMessage,
      closesOnSuccess: closesOnSuccess, actions: actions, draft: draft)
    (makeSubmitTitle, makeElements) = (submitTitle, elements)
  }

  /// Creates a view of a form in a widget.
  convenience init<State>(
    _ instance: WidgetInstance, _ elements: [any FormElement], _ form: Form<State>,
    submitTitle: String, needsValidForm: Bool, successMessage: ((State) -> String)?,
    closesOnSuccess: Bool, actions: [FormAction], draft: FormDraft<State>?
  ) {
    let controls = elements.flatMap(\.controls)
    if let mistake = Self.mistake(in: form, controls: controls) { fatalError(mistake) }
    self.init(
      instance, elements, forms: SubmittableForms([form], shownBy: elements),
      submitTitle: submitTitle, needsValidForm: needsValidForm,
      successMessage: successMessage.map { message in { message(form.submittedValues) } },
      closesOnSuccess: closesOnSuccess, actions: actions,
      keeper: draft.flatMap { DraftKeeper($0, of: form, applicationID: Application.id) })
  }

  /// Creates a view of controls that aren't part of a form.
  ///
  /// If `onSubmit` sets an error on a field with `setError(_:)`, the submit has failed.
  ///
  /// ```swift
  /// let email = FormTextField("_Email", validators: [.required, .email])
  /// let view = FormView([email], submitTitle: "_Subscribe") {
  ///   if try await !newsletter.subscribe(email.text) { email.setError("You are subscribed") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The controls from top to bottom, and other elements between them; their titles don't change with the
  ///     language.
  ///   - submitTitle: The title of the button, which is evaluated again when the language changes; an underscore marks
  ///     its mnemonic.
  ///   - successMessage: Returns the message to show after a successful submit, or empty text for no message.
  ///   - closesOnSuccess: Indicates whether the host closes after a successful submit.
  ///   - actions: Buttons beside the submit button, such as ``FormAction/cancel``.
  ///   - onSubmit: Called once the values are valid. If it throws an error, the view shows it.
  /// - Precondition: No control is bound to a form.
  public convenience init(
    _ elements: [any FormElement], submitTitle: @autoclosure @escaping () -> String,
    successMessage: (() -> String)? = nil, closesOnSuccess: Bool = false,
    actions: [FormAction] = [], onSubmit: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      WidgetInstance(making: Self.objectClass), elements, submitTitle: submitTitle(),
      needsValidForm: false, successMessage: successMessage, closesOnSuccess: closesOnSuccess,
      actions: actions, onSubmit: onSubmit)
    makeSubmitTitle = submitTitle
  }

  /// Creates a view of controls that aren't part of a form in a widget.
  convenience init(
    _ instance: WidgetInstance, _ elements: [any FormElement], submitTitle: String,
    needsValidForm: Bool, successMessage: (() -> String)?, closesOnSuccess: Bool,
    actions: [FormAction], onSubmit: @escaping @MainActor () async throws -> Void
  ) {
    let forms = Self.standaloneForms(of: elements.flatMap(\.controls))
    self.init(
      instance, elements, forms: SubmittableForms(forms, shownBy: elements, onSubmit: onSubmit),
      submitTitle: submitTitle, needsValidForm: needsValidForm, successMessage: successMessage,
      closesOnSuccess: closesOnSuccess, actions: actions)
  }

  /// Creates a view without a submit button that applies each valid change, for a page of preferences.
  ///
  /// For a field with an error or an unfinished check, `apply` receives the last valid value. Text is applied after a
  /// pause in typing, or when the focus leaves it. Closing such a view doesn't ask for confirmation; a value whose
  /// check is still running is applied once the check has passed, and the program runs until then.
  ///
  /// ```swift
  /// let view = FormView(form, applying: { account in save(account) }) {
  ///   FormTextField("_Email", form.field(\.email))
  /// }
  /// form.email = "mei@example.com"  // is saved
  /// form.email = "mei@"  // isn't saved, and has an error
  /// ```
  ///
  /// - Parameters:
  ///   - form: The form whose changes are applied.
  ///   - apply: Called with the values after each valid change, and after an undo.
  ///   - elements: Returns the controls from top to bottom, and other elements between them; called again when the
  ///     language changes.
  /// - Precondition: Every field that can have an error has exactly one control here, and every
  ///   control is bound to a field of this form.
  public convenience init<State>(
    _ form: Form<State>, applying apply: @escaping @MainActor (State) -> Void,
    @FormElementBuilder elements: @escaping () -> [any FormElement]
  ) {
    self.init(
      WidgetInstance(making: Self.objectClass), elements(), form, applying: apply)
    makeElements = elements
  }

  /// Creates a view in a widget for a form without a submit.
  convenience init<State>(
    _ instance: WidgetInstance, _ elements: [any FormElement], _ form: Form<State>,
    applying apply: @escaping @MainActor (State) -> Void
  ) {
    let controls = elements.flatMap(\.controls)
    if let mistake = Self.mistake(in: form, controls: controls) { fatalError(mistake) }
    self.init(
      instance, elements,
      forms: SubmittableForms([form], shownBy: elements), submitTitle: nil, needsValidForm: false,
      successMessage: nil, closesOnSuccess: false, actions: [])
    asksBeforeClosing = false
    let changes = AppliedChanges(of: form, apply)
    finishApplying = { changes.waitForChecks() }
    holdBack = { [weak changes] in changes?.holdBack($0) }
  }
}
