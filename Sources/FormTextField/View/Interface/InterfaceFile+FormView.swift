public import FormDrafts
public import GenericForm

extension InterfaceFile {
  /// Returns the form view with an ID, whose controls are bound to the fields of a form.
  ///
  /// A control is bound to the declared field whose property names match its ID: `email` to `\.email`,
  /// `address-street` to `\.address.street`. IDs are unique in a file, so for a second form's `\.email`, set the
  /// control's property `name` to `email` instead. To bind a control to any other field, call its `bind(to:)` first.
  ///
  /// ```swift
  /// let interface = try InterfaceFile(path: "signup.ui")
  /// let view = try interface.formView("signup", form)
  /// try interface.formView("sign-up", form)  // throws: No FormView has the id “sign-up”.
  /// ```
  ///
  /// - Parameters:
  ///   - id: The ID of the view in the file.
  ///   - form: The form that is submitted.
  ///   - successMessage: Returns the message to show after a successful submit of the given values, or empty text for
  ///     no message.
  ///   - closesOnSuccess: Indicates whether the host closes after a successful submit.
  ///   - actions: Buttons beside the submit button, such as ``FormAction/cancel``.
  ///   - draft: Saves unsubmitted input in a file and offers it at the next start, or `nil` for no draft.
  ///   - rows: A ``FormRows`` for each `FormRows` of the view, by its ID.
  /// - Throws: ``InterfaceFileError`` if a control has no field or a field of another type, or if a required field
  ///   has no control.
  public func formView<State>(
    _ id: String, _ form: Form<State>, successMessage: ((State) -> String)? = nil,
    closesOnSuccess: Bool = false, actions: [FormAction] = [], draft: FormDraft<State>? = nil,
    rows: [String: any FormElement] = [:]
  ) throws(InterfaceFileError) -> FormView {
    let layout = try layoutWithSubmit(id)
    let elements = try layout.takeElements(rows, boundTo: form)
    let view = FormView(
      layout.instance, elements, form, submitTitle: layout.submitTitle,
      needsValidForm: layout.needsValidForm, successMessage: successMessage,
      closesOnSuccess: closesOnSuccess, actions: actions, draft: draft)
    layout.pass(to: view)
    return view
  }

  /// Returns the form view with an ID as a page of preferences, which applies each valid change.
  ///
  /// ```swift
  /// let view = try interface.formView("account", form, applying: { save($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - id: The ID of the view in the file.
  ///   - form: The form whose changes are applied.
  ///   - rows: A ``FormRows`` for each `FormRows` of the view, by its ID.
  ///   - apply: Called with the values after each valid change, and after an undo.
  /// - Throws: ``InterfaceFileError`` if the controls don't fit the form.
  public func formView<State>(
    _ id: String, _ form: Form<State>, rows: [String: any FormElement] = [:],
    applying apply: @escaping @MainActor (State) -> Void
  ) throws(InterfaceFileError) -> FormView {
    let layout = try layout(id)
    let elements = try layout.takeElements(rows, boundTo: form)
    let view = FormView(layout.instance, elements, form, applying: apply)
    layout.pass(to: view)
    return view
  }

  /// Returns the form view with an ID, whose controls have their own validators.
  ///
  /// ```swift
  /// let email = try interface.element("email", as: FormTextField.self)
  /// let view = try interface.formView("newsletter") { try await subscribe(email.text) }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The ID of the view in the file.
  ///   - successMessage: Returns the message to show after a successful submit, or empty text for no message.
  ///   - closesOnSuccess: Indicates whether the host closes after a successful submit.
  ///   - actions: Buttons beside the submit button, such as ``FormAction/cancel``.
  ///   - onSubmit: Called once the values are valid. If it throws an error, the view shows it.
  /// - Throws: ``InterfaceFileError`` if no form view without a form has the ID.
  public func formView(
    _ id: String, successMessage: (() -> String)? = nil, closesOnSuccess: Bool = false,
    actions: [FormAction] = [], onSubmit: @escaping @MainActor () async throws -> Void
  ) throws(InterfaceFileError) -> FormView {
    let layout = try layoutWithSubmit(id)
    try layout.fillRows([:])
    let elements = try layout.elements()
    if let control = elements.flatMap(\.controls).first(where: { $0.standaloneForm == nil }) {
      throw InterfaceFileError(
        "\(control.widget.interfaceName) is bound to a form: give \(layout.name) that form.")
    }
    for element in elements { element.widget.unparent() }
    let view = FormView(
      layout.instance, elements, submitTitle: layout.submitTitle,
      needsValidForm: layout.needsValidForm, successMessage: successMessage,
      closesOnSuccess: closesOnSuccess, actions: actions, onSubmit: onSubmit)
    layout.pass(to: view)
    return view
  }

  private func layout(_ id: String) throws(InterfaceFileError) -> InterfaceElement {
    let found = widget(id)?.implementation
    if found is FormView { throw InterfaceFileError("FormView “\(id)” was made already.") }
    guard let layout = found as? InterfaceElement, layout.instance.host.className == "FormView"
    else { throw InterfaceFileError("No FormView has the id “\(id)”.") }
    return layout
  }

  private func layoutWithSubmit(_ id: String) throws(InterfaceFileError) -> InterfaceElement {
    let layout = try layout(id)
    if layout.hasFooter, layout.submitTitle.isEmpty {
      throw InterfaceFileError("\(layout.name) has neither a submit-title nor has-footer False.")
    }
    return layout
  }
}

extension InterfaceElement {
  /// Removes the children from a view, and binds their controls to the fields of a form.
  fileprivate func takeElements(
    _ rows: [String: any FormElement], boundTo form: Form<some Any>
  ) throws(InterfaceFileError) -> [any FormElement] {
    try fillRows(rows)
    let elements = try elements()
    let controls = elements.flatMap(\.controls)
    let fields = form.declaredFields
    try bind(controls, to: form, fields)
    let bound = Set(controls.map(\.bound.path))
    for field in fields
    where form.blockingPaths.contains(field.path) && !bound.contains(field.path) {
      throw InterfaceFileError(
        "\(name) has no control with the id or name “\(field.propertyNames)”, for \(field.pathText)."
      )
    }
    if let mistake = FormView.mistake(in: form, controls: controls) {
      throw InterfaceFileError(mistake)
    }
    for element in elements { element.widget.unparent() }
    return elements
  }

  /// Binds each unbound control to the form; if one can't be bound, binds none.
  private func bind(
    _ controls: [FormControl], to form: AnyForm, _ fields: [AnyField]
  ) throws(InterfaceFileError) {
    let fieldsByName = Dictionary(
      fields.map { ($0.propertyNames, $0) }, uniquingKeysWith: { first, _ in first })
    var bindings: [() -> Void] = []
    for control in controls where !control.bound.belongs(to: form) {
      let controlName = control.widget.interfaceName
      guard
        let field = fieldsByName[control.widget.builderID]
          ?? fieldsByName[control.widget.identifier]
      else {
        let names = fields.map(\.propertyNames).filter { !$0.isEmpty }
        throw InterfaceFileError(
          "The form of \(name) declares no field for \(controlName). Its fields are: "
            + names.joined(separator: ", ") + ".")
      }
      guard let binding = control.binding(to: field) else {
        throw InterfaceFileError(
          "\(controlName) can't hold the \(field.valueType) of \(field.pathText).")
      }
      guard control.standaloneValidators.isEmpty else {
        throw InterfaceFileError(
          "\(controlName) has validators, but \(field.pathText) is validated by its form.")
      }
      bindings.append(binding)
    }
    for bind in bindings { bind() }
  }

  /// Applies the file's settings to the view made from this element.
  fileprivate func pass(to view: FormView) {
    view.hasFooter = hasFooter
    view.scrolls = scrolls
    if let look { view.look = look }
  }
}
