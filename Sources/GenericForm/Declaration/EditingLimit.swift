public import ValidationRules

/// A condition under which the user can't change a value.
struct EditingLimit<State>: Sendable {
  let editing: FieldStatus.Editing
  let condition: FormCondition<State>

  /// The same limit for the whole form; it doesn't hold while the part is missing.
  func linked<Whole>(by link: PartLink<Whole, State>) -> EditingLimit<Whole> {
    EditingLimit<Whole>(editing: editing) { [condition] form in
      form.part(link).map(condition) ?? false
    }
  }
}

extension FieldValidation {
  /// The same validation, disabled while a condition holds.
  ///
  /// The control of a disabled field can't be used. Its value isn't validated, never blocks a submit,
  /// and is handed over as it is. Your program can still change it.
  ///
  /// ```swift
  /// FieldValidation(\Account.employer, .required).disabled(when: { $0.age < 18 })
  /// ```
  public func disabled(when condition: @escaping @Sendable (FormReader<State>) -> Bool) -> Self {
    Self(definition: definition.limited(EditingLimit(editing: .disabled, condition: condition)))
  }

  /// The same validation, read-only while a condition holds.
  ///
  /// The user can read and copy the value, and can't change it. It's validated like any other: a value
  /// that isn't valid blocks a submit.
  ///
  /// ```swift
  /// FieldValidation(\Account.email, .required).readOnly(when: { $0.username == "guest" })
  /// ```
  public func readOnly(when condition: @escaping @Sendable (FormReader<State>) -> Bool) -> Self {
    Self(definition: definition.limited(EditingLimit(editing: .readOnly, condition: condition)))
  }
}

extension FormValidation {
  /// The same validation, with every field disabled while a condition holds.
  ///
  /// See ``FieldValidation/disabled(when:)``.
  public func disabled(when condition: @escaping @Sendable (FormReader<State>) -> Bool) -> Self {
    limited(EditingLimit(editing: .disabled, condition: condition))
  }

  /// The same validation, with every field read-only while a condition holds.
  ///
  /// See ``FieldValidation/readOnly(when:)``.
  public func readOnly(when condition: @escaping @Sendable (FormReader<State>) -> Bool) -> Self {
    limited(EditingLimit(editing: .readOnly, condition: condition))
  }

  private func limited(_ limit: EditingLimit<State>) -> Self {
    Self(items: items.map { $0.limited(limit) })
  }
}
