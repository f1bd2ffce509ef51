// Comparison with another value.

extension ValidationMessage {
  static let comparisonMessages: [Self] = [
    .toEqual, .notToEqual, .toEqualInAnyCase, .notToEqualInAnyCase, .toBeGreater(than: 2),
    .toBe(atLeast: 2), .toBeSmaller(than: 2), .toBe(atMost: 2), .toBeGreater(than: "b"),
    .toBe(atLeast: "b"), .toBeSmaller(than: "b"), .toBe(atMost: "b"), .toBe(from: 2, to: 4),
    .notToBe(from: 2, to: 4), .toBeUnique, .notToBeUnique,
  ]

  package static let toEqual = Self(
    key: "equals", "Enter the matching value")

  package static let notToEqual = Self(
    key: "equals.not", "Enter a different value")

  static let toEqualInAnyCase = Self(
    key: "caseInsensitiveEquals", "Enter the matching text, in capital or small letters")

  static let notToEqualInAnyCase = Self(
    key: "caseInsensitiveEquals.not", "Enter a different text")

  static func toBeGreater(than limit: some Any) -> Self {
    limit is any Numeric
      ? Self(key: "greaterThan.number", "Enter a number greater than {limit}", limit: limit)
      : Self(key: "greaterThan", "Enter a value above {limit}", limit: limit)
  }

  static func toBe(atLeast limit: some Any) -> Self {
    limit is any Numeric
      ? Self(key: "greaterOrEqual.number", "Enter {limit} or a greater number", limit: limit)
      : Self(key: "greaterOrEqual", "Enter {limit} or a value above it", limit: limit)
  }

  static func toBeSmaller(than limit: some Any) -> Self {
    limit is any Numeric
      ? Self(key: "smallerThan.number", "Enter a number smaller than {limit}", limit: limit)
      : Self(key: "smallerThan", "Enter a value below {limit}", limit: limit)
  }

  static func toBe(atMost limit: some Any) -> Self {
    limit is any Numeric
      ? Self(key: "smallerOrEqual.number", "Enter {limit} or a smaller number", limit: limit)
      : Self(key: "smallerOrEqual", "Enter {limit} or a value below it", limit: limit)
  }

  private init(key: String, _ text: MessageText, limit: some Any) {
    self.init(key: key, text, arguments: ["limit": MessageArgument(value: limit)])
  }

  static func toBe(from minimum: some Any, to maximum: some Any) -> Self {
    Self(
      key: "inRange", "Enter a value from {minimum} to {maximum}",
      arguments: [
        "minimum": MessageArgument(value: minimum), "maximum": MessageArgument(value: maximum),
      ])
  }

  static func notToBe(from minimum: some Any, to maximum: some Any) -> Self {
    Self(
      key: "inRange.not", "Enter a value below {minimum} or above {maximum}",
      arguments: [
        "minimum": MessageArgument(value: minimum), "maximum": MessageArgument(value: maximum),
      ])
  }

  static let toBeUnique = Self(
    key: "unique", "Use each value only once")

  static let notToBeUnique = Self(
    key: "unique.not", "Repeat at least one value")
}
