public import ValidationRules

/// The strategy, formatters, rules and checks of one key path of a form's state.
///
/// The value may be of any type. Without a strategy, the rules also decide about an absent value.
///
/// ```swift
/// FieldValidation(
///   \Account.username, .required, formatters: [.trimmed], rules: [.minLength(5)],
///   checks: [.isAvailable(in: store)])
/// FieldValidation(\Account.phone, .optional, rules: [.isMobile])
/// FieldValidation(\Account.passwordAgain, .required, rules: [.equals(\.password)])
/// ```
public struct FieldValidation<State>: Sendable {
  let definition: any AnyFieldDefinition<State>

  init(definition: any AnyFieldDefinition<State>) {
    self.definition = definition
  }

  /// Creates the validation of the value at a key path.
  ///
  /// - Parameters:
  ///   - path: The key path of the value in the state.
  ///   - strategy: The strategy for an absent value, or `nil` to leave it to the rules.
  ///   - label: The field's label, which names it in messages shown elsewhere.
  ///   - formatters: The formatters, whose result is validated and stored.
  ///   - rules: The rules, in order; they may read other fields.
  ///   - checks: Asynchronous checks of a value that passes every rule.
  ///   - timing: When errors are shown, or `nil` for the form's timing.
  ///   - isIncluded: Returns whether the form includes the field; an excluded field isn't
  ///     validated.
  public init<Value: SendableMetatype>(
    _ path: any WritableKeyPath<State, Value> & Sendable, _ strategy: ValidationStrategy? = nil,
    label: ValidationMessage? = nil, formatters: [ValidationFormatter<Value>] = [],
    rules: [ValidationRule<State, Value>] = [],
    checks: [ValidationCheck<State, Value>] = [], timing: ValidationTiming? = nil,
    when isIncluded: (@Sendable (FormReader<State>) -> Bool)? = nil
  ) {
    definition = FieldDefinition(
      accessor: Accessor(path), label: label, timing: timing, formatters: formatters,
      sections: [
        FieldSection(
          strategy, rules: rules, checks: checks, condition: isIncluded)
      ])
  }
}

extension FieldValidation {
  /// Returns this validation, with a name for the value in drafts.
  ///
  /// A draft stores text that isn't a valid value, such as letters in a number field, under the
  /// property's name. Name a field so that you can rename its property without losing such text, or
  /// to keep the text of a computed property or a subscript, whose name can't be found at run time.
  ///
  /// ```swift
  /// FieldValidation(\Account.age, rules: [.atLeast(18)]).named("years")
  /// ```
  public func named(_ name: String) -> Self {
    Self(definition: definition.named(name))
  }
}
