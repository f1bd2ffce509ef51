/// The arguments in a rule's name, such as `3, 20` in `length(3, 20)`.
struct RuleArguments {
  /// Everything between the parentheses.
  let text: String

  /// The arguments, separated by commas.
  var list: [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// The only argument as a nonnegative number.
  var count: Int? {
    guard let number = Int(text), number >= 0 else { return nil }
    return number
  }

  /// The two arguments as a range.
  var range: ClosedRange<Int>? {
    let numbers = list.map { Int($0) }
    guard numbers.count == 2, let lower = numbers[0], let upper = numbers[1], lower >= 0,
      lower <= upper
    else { return nil }
    return lower...upper
  }
}

/// A text rule with arguments.
struct RuleWithArguments: Sendable {
  /// The arguments in words, and an example of them.
  let taken: (words: String, example: String)

  /// Returns the rule, or `nil` for other arguments.
  let rule: @Sendable (RuleArguments) -> Rule<String>?

  private static func text(_ rule: @escaping @Sendable (String) -> Rule<String>) -> Self {
    Self(taken: ("a text", "abc")) { rule($0.text) }
  }

  private static func count(_ rule: @escaping @Sendable (Int) -> Rule<String>) -> Self {
    Self(taken: ("a whole number", "3")) { $0.count.map { rule($0) } }
  }

  /// The rules by their names in `.ui` files.
  static let byName: [String: Self] = [
    "case-insensitive-contains": .text { .caseInsensitiveContains($0) },
    "case-insensitive-equals": .text { .caseInsensitiveEquals($0) },
    "contains": .text { .contains($0) },
    "ends-with": .text { .endsWith($0) },
    "equals": .text { .equals($0) },
    "exact-contains-letters": .count { .exactContainsLetters($0) },
    "exact-contains-numbers": .count { .exactContainsNumbers($0) },
    "length": Self(taken: ("a length or a range of lengths", "3, 20")) { arguments in
      arguments.range.map { .length(in: $0) } ?? arguments.count.map { .ofLength($0) }
    },
    "max-contains-letters": .count { .maxContainsLetters($0) },
    "max-contains-numbers": .count { .maxContainsNumbers($0) },
    "max-length": .count { .maxLength($0) },
    "min-contains-letters": .count { .minContainsLetters($0) },
    "min-contains-numbers": .count { .minContainsNumbers($0) },
    "min-length": .count { .minLength($0) },
    "one-of": Self(taken: ("a list of texts", "red, green")) { .isOneOf($0.list) },
    "postal-code": Self(taken: ("a country code", "FR")) {
      $0.text.utf8.count == 2 ? .isPostalCode($0.text) : nil
    },
    "regex": Self(taken: ("a regular expression", "^a+$")) { try? .regex(parsing: $0.text) },
    "starts-with": .text { .startsWith($0) },
    "username": Self(taken: ("a range of lengths", "3, 20")) {
      $0.range.map { .isUsername(length: $0) }
    },
    "uuid": Self(taken: ("a version from 1 to 8", "4")) {
      $0.count.flatMap { (1...8).contains($0) ? .isUUID(version: $0) : nil }
    },
  ]
}
