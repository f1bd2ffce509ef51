public import ValidationRules

// What is written by mistake, each with an error that states what to write instead.

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

/// A state of which nothing is known: it has every property.
@dynamicMemberLookup public struct UnknownState {
  /// Any property.
  public subscript<Value>(dynamicMember name: String) -> Value { preconditionFailure(name) }
}

extension ValidationRule where Value: Equatable & CustomStringConvertible {
  /// A rule that reads the form, beside rules on the value alone.
  @available(
    *, unavailable,
    message: "check the property; beside rules on the value alone, write formRules: [.equals(…)]"
  )
  public static func equals(_ other: KeyPath<UnknownState, Value>) -> Self {
    preconditionFailure()
  }

  /// A rule that reads the form, beside rules on the value alone.
  @available(
    *, unavailable,
    message: "check the property; beside rules on the value alone, write formRules: [.differs(…)]"
  )
  public static func differs(from other: KeyPath<UnknownState, Value>) -> Self {
    preconditionFailure()
  }
}

extension FormRule where Value: Equatable {
  /// A property that the form does not have, or one of another type.
  @available(*, unavailable, message: "check the property: its name, and its type")
  public static func equals(_ other: KeyPath<UnknownState, Value>) -> Self {
    preconditionFailure()
  }

  /// A property that the form does not have, or one of another type.
  @available(*, unavailable, message: "check the property: its name, and its type")
  public static func differs(from other: KeyPath<UnknownState, Value>) -> Self {
    preconditionFailure()
  }
}

extension ValidationRule {
  /// A rule that reads the form, beside rules on the value alone.
  @available(
    *, unavailable,
    message: "check the properties; beside rules on the value alone, write formRules: [.reading(…)]"
  )
  public static func reading(
    _ message: ValidationMessage, severity: ValidationSeverity = .error,
    accepts: @escaping @Sendable (_ value: Value, _ form: FormReader<UnknownState>) -> Bool
  ) -> Self {
    preconditionFailure()
  }
}

extension ValidationRule where Value: Numeric {
  /// A length of a number.
  @available(*, unavailable, message: "a number has no length: write .inRange(…)")
  public static func minLength(_ length: Int) -> Self { preconditionFailure() }

  /// A length of a number.
  @available(*, unavailable, message: "a number has no length: write .inRange(…)")
  public static func maxLength(_ length: Int) -> Self { preconditionFailure() }

  /// A presence of a number.
  @available(*, unavailable, message: "a number is never empty: declare an optional, and .required")
  public static var notEmpty: Self { preconditionFailure() }
}
