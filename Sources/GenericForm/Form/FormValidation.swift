/// All that is asked of a form, as a value: pure functions on the form's state.
///
/// It needs no window and no main actor: the same declaration serves a live ``Form``, a server and
/// a reducer. Two field validations of one key path are joined into one. In a module whose default
/// isolation is the main actor, the state is declared as a `nonisolated struct`.
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
  let items: [FormItem<State>]

  init(items: [FormItem<State>]) {
    self.items = items.joined()
  }

  /// What the field validations say, in their order.
  public init(@FormValidationBuilder<State> _ validations: () -> FormValidation<State>) {
    self = validations()
  }

  /// What the field validations say where a condition holds; where it does not, nothing.
  public init(
    when isWanted: @escaping @Sendable (FormReader<State>) -> Bool,
    @FormValidationBuilder<State> _ validations: () -> FormValidation<State>
  ) {
    items = validations().items.map { $0.conditional(on: isWanted) }
  }
}

extension FormValidation {
  /// Formats every wanted value, and judges it, without the checks that take time.
  @discardableResult
  public func validate(_ state: inout State) -> FormVerdict<State> {
    let fields = items.flatMap { $0.fields(in: state) }
    let before = FormReader(source: FixedSource(state, fields: index(fields)))
    for field in fields where field.isWanted(in: before) { field.format(&state) }
    return verdict(on: state, fields: fields)
  }

  /// Judges every value as it would be formatted, without the checks that take time.
  public func verdict(on state: State) -> FormVerdict<State> {
    verdict(on: state, fields: items.flatMap { $0.fields(in: state) })
  }

  /// Formats the value at a key path, and judges it alone.
  ///
  /// - Returns: What is wrong with it, in the order of the rules; empty for a value that is valid,
  ///   that is not wanted, or about which nothing is asked.
  @discardableResult
  public func validate<Value>(
    _ path: WritableKeyPath<State, Value>, in state: inout State
  ) -> [ValidationMessage] {
    let fields = index(items.flatMap { $0.fields(in: state) })
    guard let field = fields[path] else { return [] }
    let judgement = field.judge(FormReader(source: FixedSource(state, fields: fields)))
    if judgement.isWanted { field.format(&state) }
    return judgement.errors
  }

  private func verdict(on state: State, fields: [FieldDefinition<State>]) -> FormVerdict<State> {
    let form = FormReader(source: FixedSource(state, fields: index(fields)))
    return FormVerdict(fields.map { field in (field, field.judge(form)) })
  }

  func index(
    _ fields: [FieldDefinition<State>]
  ) -> [PartialKeyPath<State>: FieldDefinition<State>] {
    Dictionary(fields.map { ($0.path, $0) }) { first, _ in first }
  }
}
