public import ValidationRules

/// A value and its error, for a program that keeps both in its own state.
///
/// ```swift
/// struct Profile {
///   var name: ValidatableField<String> = ""
/// }
///
/// let validation = FormValidation<Profile> { FieldValidation(field: \.name, rules: [.minLength(5)]) }
/// var profile = Profile(name: "Mei")
/// validation.validate(&profile)
/// profile.name.error  // Use at least 5 characters
/// ```
public struct ValidatableField<Value> {
  /// The value.
  public var value: Value

  /// The first error of the last validation, or `nil` if there was none.
  public var error: ValidationMessage?

  /// Creates a field with a value and, optionally, an error.
  public init(_ value: Value, error: ValidationMessage? = nil) {
    self.value = value
    self.error = error
  }
}

extension ValidatableField: Equatable where Value: Equatable {}
extension ValidatableField: Hashable where Value: Hashable {}
extension ValidatableField: Sendable where Value: Sendable {}

extension ValidatableField: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  /// Creates a field with the value of a literal and no error.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self.init(Value(unicodeScalarLiteral: value))
  }
}

extension ValidatableField: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a field with the value of a literal and no error.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self.init(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension ValidatableField: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Creates a field with the value of a literal and no error.
  public init(stringLiteral value: Value.StringLiteralType) {
    self.init(Value(stringLiteral: value))
  }
}

extension ValidatableField: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// Creates a field with the value of a literal and no error.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self.init(Value(integerLiteral: value))
  }
}

extension ValidatableField: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  /// Creates a field with the value of a literal and no error.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self.init(Value(floatLiteral: value))
  }
}

extension ValidatableField: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  /// Creates a field with the value of a literal and no error.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self.init(Value(booleanLiteral: value))
  }
}
