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

/// The text rules with arguments, by their names in `.ui` files.
let rulesWithArguments: [String: @Sendable (RuleArguments) -> Rule<String>?] = [
  "case-insensitive-contains": { .caseInsensitiveContains($0.text) },
  "case-insensitive-equals": { .caseInsensitiveEquals($0.text) },
  "contains": { .contains($0.text) },
  "ends-with": { .endsWith($0.text) },
  "equals": { .equals($0.text) },
  "exact-contains-letters": { $0.count.map { .exactContainsLetters($0) } },
  "exact-contains-numbers": { $0.count.map { .exactContainsNumbers($0) } },
  "length": { arguments in
    arguments.range.map { .length(in: $0) } ?? arguments.count.map { .ofLength($0) }
  },
  "max-contains-letters": { $0.count.map { .maxContainsLetters($0) } },
  "max-contains-numbers": { $0.count.map { .maxContainsNumbers($0) } },
  "max-length": { $0.count.map { .maxLength($0) } },
  "min-contains-letters": { $0.count.map { .minContainsLetters($0) } },
  "min-contains-numbers": { $0.count.map { .minContainsNumbers($0) } },
  "min-length": { $0.count.map { .minLength($0) } },
  "one-of": { .isOneOf($0.list) },
  "postal-code": { $0.text.utf8.count == 2 ? .isPostalCode($0.text) : nil },
  "regex": { try? .regex($0.text) },
  "starts-with": { .startsWith($0.text) },
  "username": { $0.range.map { .isUsername(length: $0) } },
  "uuid": { $0.count.flatMap { (1...8).contains($0) ? .isUUID(version: $0) : nil } },
]
