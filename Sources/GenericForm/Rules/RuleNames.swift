extension ValidationRule where Value == String {
  /// The built-in rule on text that an interface file means by a name; nil when there is none.
  ///
  /// ```swift
  /// ValidationRule.named("whole-number")?.check("12")  // true
  /// ValidationRule.named("hole-number")  // nil
  /// ```
  public static func named(_ name: some StringProtocol) -> Self? {
    rulesByName[String(name)]
  }
}

private let rulesByName: [String: ValidationRule<String>] = [
  "contains-letter": .containsLetter,
  "contains-number": .containsNumber,
  "decimal-number": .isDouble,
  "number": .isNumber,
  "whole-number": .isInt,
]
