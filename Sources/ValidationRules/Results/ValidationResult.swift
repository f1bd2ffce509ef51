/// The result of validating a value: valid, or not valid with at least one message.
public enum ValidationResult<Value> {
  /// The value passed, or `nil` if there was none and none was needed.
  case valid(Value?)

  /// The value failed, for these reasons.
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

  /// The value that passed, if there was one.
  public var value: Value? {
    switch self {
    case .valid(let value): value
    case .notValid: nil
    }
  }

  /// The reasons for which the value failed, in the order of the rules; empty if it passed.
  public var messages: [ValidationMessage] {
    switch self {
    case .valid: []
    case .notValid(let messages): Array(messages)
    }
  }
}

extension ValidationResult {
  /// Not valid, with the message that a valid value is needed.
  public static var notValid: Self { .notValid(MessageList(.notValid)) }
}

extension ValidationResult: Equatable where Value: Equatable {}
extension ValidationResult: Hashable where Value: Hashable {}
extension ValidationResult: Sendable where Value: Sendable {}
