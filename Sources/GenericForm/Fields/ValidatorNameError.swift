/// An error for a name in a list of validators that stands for none.
public struct ValidatorNameError: Error, Equatable {
  /// The name as it was written.
  public let name: String
}

extension ValidatorNameError: CustomStringConvertible {
  /// The name that stands for none, and the names there are, in two sentences.
  public var description: String {
    "There is no validator named “\(name)”. Use one of these: required, password, "
      + Rule<String>.names.joined(separator: ", ") + "."
  }
}
