import FormDeclaration

extension Validator {
  /// Returns the validators with the names in a list, as written in a `.ui` file.
  ///
  /// White space separates the names: `required`, `password`, and those of all rules, such as
  /// `email` or `length(3, 20)`. See ``/ValidationRules/ValidationRule/named(_:)``.
  ///
  /// ```swift
  /// let validators = try Validator.list(named: "required min-length(3)")
  /// MockTextField("ab", validators: validators).messages  // ["Use at least 3 characters"]
  /// try Validator.list(named: "requierd")  // throws: No validator is named “requierd”. …
  /// ```
  ///
  /// - Throws: ``ValidatorNameError`` for the first unknown name or bad arguments.
  public static func list(named names: String) throws(ValidatorNameError) -> [Validator] {
    var validators: [Validator] = []
    for name in self.names(in: names) { validators.append(try named(name)) }
    return validators
  }

  /// Returns the names in a list, between white space that isn't in parentheses.
  package static func names(in list: String) -> [String] {
    var depth = 0
    let names = list.split { character in
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      default: return depth <= 0 && character.isWhitespace
      }
      return false
    }
    return names.map(String.init)
  }

  private static func named(_ name: String) throws(ValidatorNameError) -> Validator {
    switch name {
    case "required": return .required
    case "email": return .email
    case "mobile": return .mobile
    case "password": return .password
    default:
      guard let rule = Rule<String>.named(name) else { throw ValidatorNameError(name: name) }
      return .rule(rule)
    }
  }
}
