/// The result of validating a value: valid, or not valid with at least one message.
public enum ValidationResult<Value> {
  /// The value passed; it's `nil` if it was absent and optional.
  case valid(Value?)

  /// The value failed for the given reasons.
  case notValid(MessageList)
}

extension ValidationResult {
  /// Indicates whether the value passed.
  public var isValid: Bool {
    switch self {
    case .valid: true
    case .notValid: false
    }
  }

  /// The value that passed, or `nil` if it failed or was absent.
  public var value: Value? {
    switch self {
    case .valid(let value): value
    case .notValid: nil
    }
  }

  /// The reasons why the value failed, in the order of the rules; empty if it passed.
  public var messages: [ValidationMessage] {
    switch self {
    case .valid: []
    case .notValid(let messages): Array(messages)
    }
  }
}

extension ValidationResult {
  /// A failure with the general message "Enter a valid value".
  public static var notValid: Self { .notValid(MessageList(.notValid)) }
}

extension ValidationResult: Equatable where Value: Equatable {}
extension ValidationResult: Hashable where Value: Hashable {}
extension ValidationResult: Sendable where Value: Sendable {}
