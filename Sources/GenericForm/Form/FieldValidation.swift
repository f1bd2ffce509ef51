/// Ties a key path of a form's state to its strategy, formatters, rules and checks.
///
/// The value may be of any type. Without a strategy the rules alone decide, also about a value
/// that is absent.
///
/// ```swift
/// FieldValidation(
///   \Account.username, formatters: [.trimmed], rules: [.notEmpty, .minLength(5)],
///   checks: [.isAvailable(in: store)])
/// FieldValidation(\Account.phone, strategy: .optional, rules: [.isMobile])
/// FieldValidation(\Account.passwordAgain, rules: [.notEmpty], formRules: [.equals(\.password)])
/// ```
public struct FieldValidation<State>: Sendable {
  let definition: FieldDefinition<State>

  /// What is asked of the value at a key path.
  ///
  /// - Parameters:
  ///   - path: Where the value is in the state.
  ///   - label: What the field is called where a person is told of it away from it.
  ///   - strategy: Whether the value must be there at all.
  ///   - formatters: What makes of the value the one that is judged and kept.
  ///   - rules: What the value is judged by, in order.
  ///   - formRules: Rules that read other fields as well; they come after `rules`.
  ///   - checks: What takes time to find out about a value that every rule accepts.
  ///   - timing: When the verdict is shown, where it differs from the form's.
  ///   - isWanted: Whether the field is wanted at all; one that is not is not judged.
  public init<Value: SendableMetatype>(
    _ path: any WritableKeyPath<State, Value> & Sendable, label: ValidationMessage? = nil,
    strategy: ValidationStrategy? = nil, formatters: [ValidationFormatter<Value>] = [],
    rules: [ValidationRule<Value>] = [], formRules: [FormRule<State, Value>] = [],
    checks: [AsyncValidationRule<Value>] = [], timing: ValidationTiming? = nil,
    when isWanted: (@Sendable (FormReader<State>) -> Bool)? = nil
  ) {
    definition = TypedFieldDefinition<State, Value>(
      PartLink(path, access: FieldAccess(path)), label: label, timing: timing,
      formatters: formatters,
      section: .init(
        strategy: strategy, rules: rules.map { .rule($0) } + formRules, checks: checks,
        conditions: isWanted.map { [$0] } ?? []))
  }

  /// What is asked of the value at a key path, by rules that read other fields.
  @_disfavoredOverload
  public init<Value: SendableMetatype>(
    _ path: any WritableKeyPath<State, Value> & Sendable, label: ValidationMessage? = nil,
    strategy: ValidationStrategy? = nil, formatters: [ValidationFormatter<Value>] = [],
    rules: [FormRule<State, Value>], checks: [AsyncValidationRule<Value>] = [],
    timing: ValidationTiming? = nil,
    when isWanted: (@Sendable (FormReader<State>) -> Bool)? = nil
  ) {
    self.init(
      path, label: label, strategy: strategy, formatters: formatters, formRules: rules,
      checks: checks, timing: timing, when: isWanted)
  }
}
