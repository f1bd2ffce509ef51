import FormDeclaration

/// An error for an unknown name in a list of validators.
public struct ValidatorNameError: Error, Equatable {
  /// The name as it was written.
  public let name: String
}

extension ValidatorNameError: CustomStringConvertible {
  /// The unknown name and all known names, in two sentences.
  public var description: String {
    "There is no validator named “\(name)”. Use one of these: required, password, "
      + Rule<String>.names.joined(separator: ", ") + "."
  }
}
