public import ValidationRules

/// The strategy, formatters, rules and checks of one key path of a form's state.
///
/// The value may be of any type. Without a strategy the rules alone decide, also about an absent
/// value.
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
  ///   - strategy: Whether the value must be present; nil leaves that to the rules.
  ///   - label: The name of the field for messages away from it.
  ///   - formatters: What turns the value into the one that is validated and kept.
  ///   - rules: The rules, in order; they may read other fields.
  ///   - checks: Asynchronous checks of a value that passes every rule.
  ///   - timing: When errors are shown, where it differs from the form's timing.
  ///   - isIncluded: Whether the form includes the field; one that it does not is not validated.
  public init<Value: SendableMetatype>(
    _ path: any WritableKeyPath<State, Value> & Sendable, _ strategy: ValidationStrategy? = nil,
    label: ValidationMessage? = nil, formatters: [ValidationFormatter<Value>] = [],
    rules: [ValidationRule<State, Value>] = [],
    checks: [ValidationCheck<State, Value>] = [], timing: ValidationTiming? = nil,
    when isIncluded: (@Sendable (FormReader<State>) -> Bool)? = nil
  ) {
    definition = FieldDefinition(
      link: PartLink(path), label: label, timing: timing, formatters: formatters,
      sections: [
        FieldSection(
          strategy, rules: rules, checks: checks, condition: isIncluded)
      ])
  }
}

extension FieldValidation {
  /// The same validation, with a name of the value for drafts.
  ///
  /// A draft keeps text that isn't a valid value, such as letters in a number field, by the name of the
  /// property. Name a field to rename its property without losing such text, and to keep that of a
  /// computed property or a subscript, whose name a program can't find out.
  ///
  /// ```swift
  /// FieldValidation(\Account.age, rules: [.atLeast(18)]).named("years")
  /// ```
  public func named(_ name: String) -> Self {
    Self(definition: definition.named(name))
  }
}
