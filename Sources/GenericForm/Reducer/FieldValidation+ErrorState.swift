public import ValidationRules

extension FieldValidation {
  /// The same validation, which writes the first error into the state as well, and nil for none.
  ///
  /// `FormValidation.validate(_:)` and ``FormReducer`` write it. A live ``Form`` does not: it has
  /// the errors in its `FieldStatus`.
  ///
  /// ```swift
  /// struct Profile {
  ///   var name = ""
  ///   var nameError: ValidationMessage?
  /// }
  ///
  /// let validation = FormValidation<Profile> {
  ///   FieldValidation(\.name, rules: [.minLength(5)]).writingError(to: \.nameError)
  /// }
  /// var profile = Profile(name: "Mei")
  /// validation.validate(&profile)
  /// profile.nameError  // Use at least 5 characters
  /// ```
  public func writingError(
    to path: any WritableKeyPath<State, ValidationMessage?> & Sendable
  ) -> Self {
    Self(definition: definition.writingError(to: PartLink(path)))
  }

  /// Creates the validation of a value that has its error beside it, where it is written.
  ///
  /// - Parameters:
  ///   - field: The key path of the value and its error in the state.
  ///   - strategy: Whether the value must be present; nil leaves that to the rules.
  ///   - label: The name of the field for messages away from it.
  ///   - formatters: What turns the value into the one that is validated and kept.
  ///   - rules: The rules, in order; they may read other fields.
  ///   - isIncluded: Whether the form includes the field; one that it does not is not validated.
  public init<Value: SendableMetatype>(
    field: any WritableKeyPath<State, ValidatableField<Value>> & Sendable,
    _ strategy: ValidationStrategy? = nil, label: ValidationMessage? = nil,
    formatters: [ValidationFormatter<Value>] = [], rules: [ValidationRule<State, Value>] = [],
    when isIncluded: (@Sendable (FormReader<State>) -> Bool)? = nil
  ) {
    let link = PartLink(field)
    definition = FieldDefinition(
      link: link.appending(PartLink(\.value)), label: label, formatters: formatters,
      sections: [
        FieldSection(strategy, rules: rules, condition: isIncluded)
      ], errorState: link.appending(PartLink(\.error)))
  }
}
