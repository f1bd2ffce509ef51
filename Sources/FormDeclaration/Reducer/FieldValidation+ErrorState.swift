public import ValidationRules

extension FieldValidation {
  /// Returns this validation, which also writes the first error, or `nil`, into the state.
  ///
  /// `FormValidation.validate(_:)` and ``FormReducer`` write it. A live ``Form`` doesn't: its
  /// errors are in `FieldStatus`.
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
    Self(definition: definition.writingError(to: Accessor(path)))
  }

  /// Creates the validation of a value that is stored together with its error.
  ///
  /// - Parameters:
  ///   - field: The key path of the value and its error in the state.
  ///   - strategy: The strategy for an absent value, or `nil` to leave it to the rules.
  ///   - label: The field's label, which names it in messages shown elsewhere.
  ///   - formatters: The formatters, whose result is validated and stored.
  ///   - rules: The rules, in order; they may read other fields.
  ///   - isIncluded: Returns whether the form includes the field; an excluded field isn't
  ///     validated.
  public init<Value: SendableMetatype>(
    field: any WritableKeyPath<State, ValidatableField<Value>> & Sendable,
    _ strategy: ValidationStrategy? = nil, label: ValidationMessage? = nil,
    formatters: [ValidationFormatter<Value>] = [], rules: [ValidationRule<State, Value>] = [],
    when isIncluded: (@Sendable (FormReader<State>) -> Bool)? = nil
  ) {
    let accessor = Accessor(field)
    definition = FieldDefinition(
      accessor: accessor.appending(Accessor(\.value)), label: label, formatters: formatters,
      sections: [FieldSection(strategy, rules: rules, condition: isIncluded)]
    ).writingError(to: accessor.appending(Accessor(\.error)))
  }
}
