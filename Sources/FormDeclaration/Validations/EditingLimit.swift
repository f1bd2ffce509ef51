public import ValidationRules

/// A condition under which the user can't change a value.
package struct EditingLimit<State>: Sendable {
  let editing: FieldStatus.Editing
  let condition: FormCondition<State>

  /// Returns this limit for the whole form; it doesn't hold while the part is missing.
  func linked<Whole>(by accessor: Accessor<Whole, State>) -> EditingLimit<Whole> {
    EditingLimit<Whole>(editing: editing) { [condition] form in
      form.part(accessor).map(condition) ?? false
    }
  }
}

extension FieldValidation {
  /// Returns this validation, disabled while a condition holds.
  ///
  /// The control of a disabled field can't be used. Its value isn't validated, never blocks a
  /// submit, and is submitted unchanged. Your program can still change it.
  ///
  /// ```swift
  /// FieldValidation(\Account.employer, .required).disabled(when: { $0.age < 18 })
  /// ```
  public func disabled(when condition: @escaping @Sendable (FormReader<State>) -> Bool) -> Self {
    Self(definition: definition.limited(EditingLimit(editing: .disabled, condition: condition)))
  }

  /// Returns this validation, read-only while a condition holds.
  ///
  /// The user can read and copy the value, but not change it. It's validated like any other: an
  /// invalid value blocks a submit.
  ///
  /// ```swift
  /// FieldValidation(\Account.email, .required).readOnly(when: { $0.username == "guest" })
  /// ```
  public func readOnly(when condition: @escaping @Sendable (FormReader<State>) -> Bool) -> Self {
    Self(definition: definition.limited(EditingLimit(editing: .readOnly, condition: condition)))
  }
}

extension FormValidation {
  /// Returns this validation, with every field disabled while a condition holds.
  ///
  /// See ``FieldValidation/disabled(when:)``.
  public func disabled(when condition: @escaping @Sendable (FormReader<State>) -> Bool) -> Self {
    limited(EditingLimit(editing: .disabled, condition: condition))
  }

  /// Returns this validation, with every field read-only while a condition holds.
  ///
  /// See ``FieldValidation/readOnly(when:)``.
  public func readOnly(when condition: @escaping @Sendable (FormReader<State>) -> Bool) -> Self {
    limited(EditingLimit(editing: .readOnly, condition: condition))
  }

  private func limited(_ limit: EditingLimit<State>) -> Self {
    Self(items: items.map { $0.limited(limit) })
  }
}
