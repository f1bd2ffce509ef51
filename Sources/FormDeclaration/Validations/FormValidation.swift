public import ValidationRules

/// The validation of a whole form, as a value: pure functions on the form's state.
///
/// It needs neither a window nor the main actor: use the same declaration for a live ``Form``, a
/// server and a reducer. Two field validations of one key path are joined. If your module's default
/// isolation is the main actor, declare the state as a `nonisolated struct`.
///
/// ```swift
/// let signUp = FormValidation<Account> {
///   FieldValidation(\.username, formatters: [.trimmed], rules: [.notEmpty, .minLength(5)])
///   FieldValidation(\.passwordAgain, rules: [.equals(\.password)])
/// }
/// var account = Account(username: " mei ")
/// signUp.validate(&account).messages(for: \.username)  // [Use at least 5 characters]
/// account.username  // "mei"
/// ```
public struct FormValidation<State>: Sendable {
  package let items: [any FormItem<State>]

  package init(items: [any FormItem<State>]) {
    self.items = items.joined()
  }

  /// Creates the validation of a form from its fields' validations.
  public init(@FormValidationBuilder<State> _ validations: () -> FormValidation<State>) {
    self = validations()
  }

  /// Creates the validation of fields that the form includes only while a condition holds.
  public init(
    when isIncluded: @escaping @Sendable (FormReader<State>) -> Bool,
    @FormValidationBuilder<State> _ validations: () -> FormValidation<State>
  ) {
    items = validations().items.map { $0.included(when: isIncluded) }
  }
}

extension FormValidation {
  /// Formats and validates every included value without asynchronous checks, and writes errors into
  /// the state.
  @discardableResult
  public func validate(_ state: inout State) -> FormResult<State> {
    format(&state)
    let statuses = statuses(in: state)
    for (field, status) in statuses {
      field.errorState?.set(&state, status.errors.first)
    }
    return FormResult(statuses)
  }

  /// Formats every value that is included.
  package func format(_ state: inout State) {
    let (fields, form) = read(state)
    // A formatter may change the identity by which the next value is found.
    let formattings = fields.filter { $0.isIncluded(in: form) }.map {
      $0.formatting(of: state, with: form.trace.cache)
    }
    for format in formattings { format(&state) }
  }

  /// Validates every value as it would be formatted, without asynchronous checks.
  public func result(for state: State) -> FormResult<State> {
    FormResult(statuses(in: state))
  }

  /// Formats the value at a key path and validates it alone.
  ///
  /// - Returns: Its error messages, in the order of the rules, or an empty array if the value is
  ///   valid, excluded, or not declared.
  @discardableResult
  public func validate<Value>(
    _ path: WritableKeyPath<State, Value>, in state: inout State
  ) -> [ValidationMessage] {
    let (fields, form) = read(state)
    guard let field = fields.first(where: { $0.path == path }) else { return [] }
    let status = field.validate(form)
    if status.isIncluded { field.formatting(of: state, with: form.trace.cache)(&state) }
    field.errorState?.set(&state, status.errors.first)
    return status.errors
  }

  /// Returns whether the field at a key path is included and must have a value.
  ///
  /// The strategy decides. Without one, the value's rules are tried on an absent value, such as
  /// empty text, `nil`, or an unchecked box.
  ///
  /// ```swift
  /// let validation = FormValidation<Account> {
  ///   FieldValidation(\.username, rules: [.minLength(5)])
  ///   FieldValidation(\.phone, .optional, rules: [.isMobile])
  /// }
  /// validation.isRequired(\.username, in: account)  // true
  /// validation.isRequired(\.phone, in: account)  // false
  /// ```
  public func isRequired(_ path: PartialKeyPath<State>, in state: State) -> Bool {
    let (fields, form) = read(state)
    return fields.first { $0.path == path }?.validate(form).isRequired ?? false
  }

  /// Returns the status of each rule of the field at a key path, in order.
  public func rules(of path: PartialKeyPath<State>, in state: State) -> [RuleStatus] {
    let (fields, form) = read(state)
    return fields.first { $0.path == path }?.ruleStatuses(form) ?? []
  }
}

extension FormValidation {
  /// Returns the fields that exist in a state, and a reader of their formatted values.
  func read(
    _ state: State
  ) -> (fields: [any AnyFieldDefinition<State>], form: FormReader<State>) {
    let cache = RowCache()
    let trace = ReadTrace(cache)
    let fields = items.flatMap { $0.fields(in: state, with: cache) }
    for field in fields { trace.setFormatter(field.formatter, at: field.path) }
    return (fields, FormReader(state: state, trace: trace))
  }

  private func statuses(
    in state: State
  ) -> [(definition: any AnyFieldDefinition<State>, status: FieldStatus)] {
    let (fields, form) = read(state)
    return fields.map { field in (field, field.validate(form)) }
  }
}

extension FormResult {
  init(_ fields: [(definition: any AnyFieldDefinition<State>, status: FieldStatus)]) {
    errors = fields.compactMap { definition, status in
      FieldError(definition.namedPath, label: definition.label, status: status)
    }
    warnings = fields.compactMap { definition, status in
      FieldWarning(
        definition.namedPath, label: definition.label, messages: status.warnings)
    }
  }
}
