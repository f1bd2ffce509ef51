public import ValidationRules

/// The result of validating the values of a form, in the order in which its fields are declared.
///
/// ```swift
/// let result = signUp.result(for: Account(username: "mei", email: "mei@example.com"))
/// result.isValid  // false
/// result.messages  // [Use at least 5 characters]
/// result.messages(for: \.email)  // []
/// ```
public struct FormResult<State>: Sendable {
  /// The fields that aren't valid.
  public let errors: [FieldError<State>]

  /// The fields that have warnings.
  public let warnings: [FieldWarning<State>]
}

extension FormResult {
  /// Indicates whether every value is valid.
  public var isValid: Bool { errors.isEmpty }

  /// The error messages of all fields, in order.
  public var messages: [ValidationMessage] { errors.flatMap(\.messages) }

  /// Returns the error messages of the field at a key path, in order.
  public func messages(for path: PartialKeyPath<State>) -> [ValidationMessage] {
    errors.first { $0.path == path }.map { Array($0.messages) } ?? []
  }
}
