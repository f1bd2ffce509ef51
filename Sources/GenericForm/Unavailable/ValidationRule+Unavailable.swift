public import ValidationRules

// Rules that are written by mistake, each with an error that states what to write instead.

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

extension ValidationRule {
  /// The strategy among the rules.
  @available(*, unavailable, message: "it is the strategy: write FieldValidation(path, .required)")
  public static var required: Self { preconditionFailure() }

  /// The strategy among the rules.
  @available(
    *, unavailable, message: "it is the strategy: write FieldValidation(path, .required(…))"
  )
  public static func required(_ message: ValidationMessage) -> Self { preconditionFailure() }
}

extension ValidationRule where Value == String {
  /// The name of a validator.
  @available(*, unavailable, renamed: "isEmail")
  public static var email: Self { preconditionFailure() }
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
