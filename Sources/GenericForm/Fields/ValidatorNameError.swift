/// Says that a name in a list of validators stands for none.
public struct ValidatorNameError: Error, Equatable {
  /// The name as it was written.
  public let name: String
}

extension ValidatorNameError: CustomStringConvertible {
  /// The name and the ones there are, in two sentences.
  public var description: String {
    "No validator is named “\(name)”. There are: required, password, min-length:NUMBER, "
      + "max-length:NUMBER, and the rules: "
      + ValidationRule<String>.names.joined(separator: ", ") + "."
  }
}
