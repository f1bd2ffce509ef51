import FormDeclaration

/// An error for an unknown name in a list of validators, or for arguments that a known one doesn't take.
///
/// ```swift
/// try Validator.list(named: "min-length(three)")
/// // throws: The validator “min-length” takes a whole number, as in min-length(3), not “three”.
/// ```
public struct ValidatorNameError: Error, Equatable {
  /// The name as it was written, with its arguments.
  public let name: String
}

extension ValidatorNameError: CustomStringConvertible {
  /// The arguments that the validator takes, or all names if no validator has this one.
  public var description: String {
    let parts = name.split(separator: "(", maxSplits: 1).map(String.init)
    if let validator = parts.first, parts.count == 1 || name.last == ")" {
      if let taken = Rule<String>.arguments(ofRuleNamed: validator) {
        let written = parts.dropFirst().first.map { ", not “\($0.dropLast())”" } ?? ""
        return "The validator “\(validator)” takes \(taken.words), as in "
          + "\(validator)(\(taken.example))\(written)."
      }
      if (try? Validator.list(named: validator)) != nil {
        return "The validator “\(validator)” takes no arguments, so write it without parentheses."
      }
    }
    return "No validator is named “\(name)”. Use one of these: required, password, "
      + Rule<String>.names.joined(separator: ", ") + "."
  }
}
