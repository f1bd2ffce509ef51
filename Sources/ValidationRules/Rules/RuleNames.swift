extension ValidationRule where Root == Void, Value == String {
  /// Returns the built-in text rule with a name from a `.ui` file, or `nil` if there is none.
  ///
  /// The name is that of the Swift rule without `is`, in lowercase with hyphens between words.
  /// Arguments are in parentheses, separated by commas. For text that must not be empty, use
  /// `required`: `notEmpty` has no name here.
  ///
  /// ```swift
  /// Rule.named("iban")?.accepts("DE89 3704 0044 0532 0130 00")  // true
  /// Rule.named("length(3, 20)")?.accepts("mei")  // true
  /// Rule.named("length(3, 20)")?.accepts("m")  // false
  /// Rule.named("intger")  // nil
  /// ```
  public static func named(_ name: some StringProtocol) -> Self? {
    guard name.last == ")", let parenthesis = name.firstIndex(of: "(") else {
      return rulesByName[String(name)]
    }
    let arguments = name[name.index(after: parenthesis)...].dropLast()
    return RuleWithArguments.byName[String(name[..<parenthesis])]?
      .rule(RuleArguments(text: String(arguments)))
  }

  /// Returns what a rule takes in parentheses, in words and as an example, or `nil` if it takes nothing.
  package static func arguments(ofRuleNamed name: String) -> (words: String, example: String)? {
    RuleWithArguments.byName[name]?.taken
  }

  /// The names of all rules in alphabetical order; those with arguments end in parentheses.
  package static var names: [String] {
    (rulesByName.keys + RuleWithArguments.byName.keys.map { "\($0)(…)" }).sorted()
  }
}
