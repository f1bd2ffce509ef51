extension Validator {
  /// The validators that a list of names stands for, as an interface file gives them.
  ///
  /// Names are separated by white space, and a number follows its name after a colon: `required`,
  /// `email`, `password`, `min-length:3`, `max-length:20`. The name of any rule is one too, as in
  /// `required iban`: see ``ValidationRule/named(_:)``.
  ///
  /// ```swift
  /// let validators = try Validator.list(named: "required min-length:3")
  /// MockTextField("ab", validators: validators).messages  // ["Use at least 3 characters"]
  /// try Validator.list(named: "requierd")  // throws: There is no validator named “requierd”. …
  /// ```
  ///
  /// - Throws: ``ValidatorNameError`` at the first name that stands for no validator.
  public static func list(named names: String) throws(ValidatorNameError) -> [Validator] {
    var validators: [Validator] = []
    for name in names.split(whereSeparator: \.isWhitespace) {
      validators.append(try named(name))
    }
    return validators
  }

  /// The validator of one name; the number behind a colon belongs to it.
  private static func named(_ name: Substring) throws(ValidatorNameError) -> Validator {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let number = parts.count == 2 ? Int(parts[1]) : nil
    return switch (parts[0], parts.count, number) {
    case ("required", 1, _): .required
    case ("email", 1, _): .email
    case ("mobile", 1, _): .mobile
    case ("password", 1, _): .password
    case ("min-length", 2, let minimum?) where minimum >= 0: .rule(.minLength(minimum))
    case ("max-length", 2, let maximum?) where maximum >= 0: .rule(.maxLength(maximum))
    default:
      try rule(named: name)
    }
  }

  private static func rule(named name: Substring) throws(ValidatorNameError) -> Validator {
    guard let rule = Rule<String>.named(name) else {
      throw ValidatorNameError(name: String(name))
    }
    return .rule(rule)
  }
}
