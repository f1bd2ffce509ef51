public import ValidationRules

// Fields that are written by mistake, each with an error that states what to write instead.

extension FieldValidation {
  /// A field of a property that cannot be changed; a misspelled one is reported by its name alone.
  @available(*, unavailable, message: "a form changes the property: declare it with var")
  @_disfavoredOverload
  public init<Value: SendableMetatype>(
    _ path: KeyPath<State, Value>, _ strategy: ValidationStrategy? = nil,
    label: ValidationMessage? = nil, formatters: [ValidationFormatter<Value>] = [],
    rules: [ValidationRule<Value>] = [], formRules: [FormRule<State, Value>] = [],
    checks: [AsyncValidationRule<Value>] = [], timing: ValidationTiming? = nil,
    when isIncluded: (@Sendable (FormReader<State>) -> Bool)? = nil
  ) {
    preconditionFailure()
  }
}

extension FieldValidation {
  /// Rules without their label.
  @available(*, unavailable, message: "write the rules as rules: […]")
  @_disfavoredOverload
  public init<Value: SendableMetatype>(
    _ path: any WritableKeyPath<State, Value> & Sendable, _ rules: [ValidationRule<Value>]
  ) {
    preconditionFailure()
  }

  /// Rules without their label and their brackets.
  @available(*, unavailable, message: "write the rules as rules: […]")
  @_disfavoredOverload
  public init<Value: SendableMetatype>(
    _ path: any WritableKeyPath<State, Value> & Sendable, _ strategy: ValidationStrategy? = nil,
    _ first: ValidationRule<Value>, _ rest: ValidationRule<Value>...
  ) {
    preconditionFailure()
  }
}

extension Form {
  /// A field of a property that cannot be changed; a misspelled one is reported by its name alone.
  @available(*, unavailable, message: "a form changes the property: declare it with var")
  @_disfavoredOverload
  public func field<Value: SendableMetatype>(_ path: KeyPath<State, Value>) -> Field<Value> {
    preconditionFailure()
  }
}

/// A part that cannot be changed.
@available(*, unavailable, message: "a form changes the property: declare it with var")
@_disfavoredOverload
public func part<State, Part>(
  _ path: KeyPath<State, Part>,
  @FormValidationBuilder<Part> _ validations: () -> FormValidation<Part>
) -> FormValidation<State> {
  preconditionFailure()
}

/// Rows that cannot be changed.
@available(*, unavailable, message: "a form changes the property: declare it with var")
@_disfavoredOverload
public func each<State, Element: Identifiable & SendableMetatype>(
  _ rows: KeyPath<State, [Element]>,
  @FormValidationBuilder<Element> _ validations: () -> FormValidation<Element>
) -> FormValidation<State> where Element.ID: Sendable {
  preconditionFailure()
}
