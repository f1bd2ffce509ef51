public import FormDeclaration

extension AnyForm {
  /// Indicates whether every field is valid and no check is pending, even if errors are hidden.
  ///
  /// Reading it takes constant time, because invalid fields are counted as they change.
  ///
  /// ```swift
  /// form.update { account in account = Account(username: "ada_9", email: "ada@example.com") }
  /// form.isValid  // false
  /// form.isPending  // true
  /// ```
  public var isValid: Bool { trackedSummary.isValid }

  /// Indicates whether a check of any field is running or will run.
  public var isPending: Bool { trackedSummary.isPending }

  /// Indicates whether any value has changed since the start, the last reset or the last submit.
  public var isDirty: Bool { trackedSummary.isDirty }

  /// Indicates whether a submit is in progress: it waits for checks, or its handler runs.
  public var isSubmitting: Bool { trackedSummary.isSubmitting }

  /// The number of attempts to submit since the start or the last reset.
  public var submitCount: Int { trackedSummary.submitCount }

  /// The visible errors of the form as a whole: those of rules at `\.self`, then the server's.
  ///
  /// Declare a rule that doesn't belong to a single field at the key path `\.self`. Its errors are
  /// shown starting at the first submit.
  ///
  /// ```swift
  /// form.setError("The server is being updated")
  /// form.formErrors  // [The server is being updated]
  /// form.username = "mei_9"
  /// form.formErrors  // []
  /// ```
  public var formErrors: [ValidationMessage] {
    let field = paths.node(at: root)?.field
    return (field?.status.shownErrors ?? []) + trackedSummary.errors
  }

  /// The key paths of the declared fields that can block a submit, except those in rows.
  ///
  /// A window needs a control for each of them; otherwise its form may never be submitted.
  package var blockingPaths: [AnyKeyPath] {
    declaredNodes.filter { $0.field?.canBlockSubmit == true && $0.path != root }.map(\.path)
  }

  /// The declared fields from top to bottom, except those in rows.
  package var declaredFields: [AnyField] { declaredNodes.compactMap(\.field) }
}

extension Form {
  /// The invalid fields from top to bottom, including those whose errors are hidden.
  ///
  /// Reading it visits every field; ``AnyForm/isValid`` doesn't.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.email = "ada@"
  /// form.errors.first?.summary  // Use at least 5 characters
  /// ```
  public var errors: [FieldError<State>] {
    trackChanges()
    return currentErrors
  }

  /// The fields that the user has changed or left since the start or the last reset, top to bottom.
  public var touchedFields: [PartialKeyPath<State>] {
    fields { node in node.field?.presentStatus.isTouched == true }
  }

  /// The fields that differ from the start, the last reset or the last submit, from top to bottom.
  ///
  /// A collection is among them if rows were added, removed or moved.
  ///
  /// ```swift
  /// form.email = "ada@example.com"
  /// form.changedFields == [\.email]  // true
  /// ```
  public var changedFields: [PartialKeyPath<State>] {
    fields { node in node.field?.presentStatus.isDirty == true || node.rows?.isDirty == true }
  }

  private func fields(where isIncluded: (PathNode) -> Bool) -> [PartialKeyPath<State>] {
    trackChanges()
    return orderedNodes.filter(isIncluded).compactMap { $0.path as? PartialKeyPath<State> }
  }

  /// Validates some fields, shows their status, and returns whether they are valid.
  ///
  /// A collection includes the fields in its rows. Checks run at once; while one is pending, its
  /// field isn't valid yet.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.validate(\.username, \.phone)  // false
  /// form.field(\.username).status.shownErrors  // [Use at least 5 characters]
  /// form.field(\.email).status.shownErrors  // []
  /// ```
  @discardableResult
  public func validate(_ fields: PartialKeyPath<State>...) -> Bool {
    let nodes = fields.compactMap { paths.node(at: $0) }
    let live = paths.nodes { node in nodes.contains { $0 === node || $0.contains(node) } }
      .compactMap(\.field)
    transaction { for field in live { field.validate() } }
    return live.allSatisfy { $0.presentStatus.isValid }
  }

  /// The key path of the first field that the user has to correct; pending fields are skipped.
  ///
  /// Move the focus there after a submit fails. It's `nil` if every field is valid or pending.
  public var firstInvalidPath: PartialKeyPath<State>? {
    errors.first { $0.reason != .pending }?.path
  }

  /// Returns what blocks a submit, one line for each field, or an empty string if nothing does.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.email = "ada@example.com"
  /// form.explain()  // "Use at least 5 characters"
  /// ```
  public func explain(in catalog: MessageCatalog = .shared) -> String {
    errors.filter { $0.reason != .server }
      .map { catalog.text(for: $0.summary) }.joined(separator: "\n")
  }

  /// Shows an error of the form as a whole until a value changes or the form is submitted.
  ///
  /// It doesn't block the next submit, and replaces the previous one. The handler of a submit can
  /// throw it: `throw ServerErrors([\Account.self: "Try again later"])`.
  public func setError(_ message: ValidationMessage) {
    setErrors([\.self: message])
  }

  /// Shows errors that only the server knows, each until its value changes.
  ///
  /// They don't block the next submit. A server error overrides the field's checks: their results
  /// are forgotten, and `checks` isn't `passed` while the error lasts.
  ///
  /// An error for a row that was removed has no effect. A plain index, as in `\.guests[1].name`,
  /// stops the program if the array is shorter: write `[id:]` or `[at:]`.
  ///
  /// ```swift
  /// form.setErrors([\.username: "This name is taken"])
  /// form.field(\.username).status.shownErrors  // [This name is taken]
  /// ```
  ///
  /// - Parameter errors: One message for each key path; other fields keep the errors they have.
  public func setErrors(_ errors: [PartialKeyPath<State>: ValidationMessage]) {
    setErrors(errors, forValuesOf: revision)
  }

}

extension Form {
  /// Sets errors for the values of a revision; values changed since then get none.
  func setErrors(_ errors: [PartialKeyPath<State>: ValidationMessage], forValuesOf revision: Int) {
    transaction {
      for (path, message) in errors {
        if path == \State.self, paths.node(at: path)?.field == nil {
          if lastChange <= revision { summary.errors = [message] }
        } else if let field = paths.node(at: path)?.field {
          if field.changedAt <= revision { field.setServerErrors([message]) }
        } else if let isInRow = isInRow(path) {
          unclaimedErrors[path] = UnclaimedError(message: message, isInRow: isInRow)
        }
      }
    }
  }

  /// Forgets the errors in removed rows, so that a later row doesn't get them.
  func forgetErrorsOfRemovedRows() {
    unclaimedErrors = unclaimedErrors.filter { path, error in !error.isInRow || hasRows(on: path) }
  }

  /// Indicates whether a value without a field is in a row, or `nil` if the row was removed.
  ///
  /// A declared row that never existed may still be added, so its value doesn't count as being in a row.
  private func isInRow(_ path: PartialKeyPath<State>) -> Bool? {
    if knownRows.wasRetired(at: path) { return nil }
    guard path.storedRange == nil, rowCache.hasMetRows(on: path) else { return false }
    if hasRows(on: path) { return rowCache.hasFoundRow }
    guard let id = rowCache.missingID else { return nil }
    let isDeclared = rowsDefinitions.values.contains { rows in
      rows.items(id, 0).contains { $0.path == path }
    }
    return isDeclared ? false : nil
  }

  private func hasRows(on path: PartialKeyPath<State>) -> Bool {
    rowCache.findsRows(on: path) { _ = current[keyPath: path] }
  }

  /// The currently invalid fields, even before their status is published.
  var currentErrors: [FieldError<State>] {
    var errors: [FieldError<State>] = []
    eachField { field in
      let status = field.presentStatus
      guard !status.isValid, let path = field.namedPath.cast(to: PartialKeyPath<State>.self)
      else { return }
      FieldError(path, label: field.label, status: status).map { errors.append($0) }
    }
    FieldError(ImmutablePath(\.self), label: nil, reason: .server, messages: summary.errors)
      .map { errors.append($0) }
    return errors
  }
}

/// A server error for a value that has no field yet.
struct UnclaimedError {
  let message: ValidationMessage

  /// Indicates whether the value is in a row or an optional value that can be removed.
  let isInRow: Bool
}
