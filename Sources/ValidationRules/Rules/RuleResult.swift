/// The result of a rule for a value.
///
/// The enumeration is indirect, so a rule can create its failure once and return it for every value.
public indirect enum RuleResult: Hashable, Sendable {
  /// The value passes.
  case passed

  /// The value fails for the given reasons.
  case failed(MessageList)

  /// The value isn't in the format that the rule presumes, for the given reasons.
  ///
  /// With several rules, this is reported only if no other rule fails.
  case notOfFormat(MessageList)

  /// The value couldn't be checked, because a bound was reached or there is no form to read.
  case notChecked
}

extension RuleResult {
  /// The value fails for the given reason.
  static func failed(_ message: ValidationMessage) -> Self { .failed(MessageList(message)) }

  /// Indicates whether the value passes.
  var isPassed: Bool { if case .passed = self { true } else { false } }

  /// The reasons why the value doesn't pass, or `nil` if it passes.
  package var failure: MessageList? {
    switch self {
    case .passed: nil
    case .failed(let messages), .notOfFormat(let messages): messages
    case .notChecked: MessageList(.rule(.`matches.unchecked`))
    }
  }
}
