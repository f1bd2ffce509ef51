/// The result of one rule for one value.
///
/// The enumeration is indirect so that a rule creates its failure once and returns it for each value.
public indirect enum RuleResult: Hashable, Sendable {
  /// The value passes.
  case passed

  /// The value fails, for these reasons.
  case failed(MessageList)

  /// The value isn't of the format that the rule presumes, for these reasons.
  ///
  /// Among several rules, it is reported only if no other rule fails.
  case notOfFormat(MessageList)

  /// The value couldn't be checked: a bound was reached, or there is no form to read.
  case notChecked
}

extension RuleResult {
  /// The value fails, for one reason.
  static func failed(_ message: ValidationMessage) -> Self { .failed(MessageList(message)) }

  /// Indicates whether the value passes.
  var isPassed: Bool { if case .passed = self { true } else { false } }

  /// The reasons for which the value doesn't pass, or `nil` if it does.
  package var failure: MessageList? {
    switch self {
    case .passed: nil
    case .failed(let messages), .notOfFormat(let messages): messages
    case .notChecked: MessageList(.rule(.`matches.unchecked`))
    }
  }
}
