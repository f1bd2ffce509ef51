// Comparison with another value.

extension ValidationMessage {
  /// The messages of the rules that compare a value with another one, or items with each other,
  /// with sample arguments.
  ///
  /// Whoever repeats a password, enters a number or fills a list reads them. `limit`, `minimum` and
  /// `maximum` are numbers where they are whole, and otherwise text.
  static let comparisonMessages: [Self] = [
    .toEqual, .notToEqual, .toEqualInAnyCase, .notToEqualInAnyCase, .toBeGreater(than: 2),
    .toBe(atLeast: 2), .toBeSmaller(than: 2), .toBe(atMost: 2), .toBeGreater(than: "b"),
    .toBe(atLeast: "b"), .toBeSmaller(than: "b"), .toBe(atMost: "b"), .toBe(from: 2, to: 4),
    .notToBe(from: 2, to: 4), .toBeUnique, .notToBeUnique,
  ]

  /// For `equals`, in a form too, without the expected value, which may be a password.
  package static let toEqual = Self(
    key: "equals", "Enter the matching value")

  /// For the opposite of `equals`, without the value too.
  package static let notToEqual = Self(
    key: "equals.not", "Enter a different value")

  static let toEqualInAnyCase = Self(
    key: "caseInsensitiveEquals", "Enter the matching text, in capital or small letters")

  static let notToEqualInAnyCase = Self(
    key: "caseInsensitiveEquals.not", "Enter different text")

  /// For `greaterThan`, and for the opposite of `smallerOrEqual(to:)`.
  ///
  /// A `limit` that is no number, such as a text or a date, has a wording of its own, here and in
  /// the three messages that follow.
  static func toBeGreater(than limit: some Any) -> Self {
    limit is any Numeric
      ? Self(key: "greaterThan.number", "Enter a number greater than {limit}", limit: limit)
      : Self(key: "greaterThan", "Enter a value above {limit}", limit: limit)
  }

  /// For `greaterOrEqual(to:)`, and for the opposite of `smallerThan`.
  static func toBe(atLeast limit: some Any) -> Self {
    limit is any Numeric
      ? Self(key: "greaterOrEqual.number", "Enter {limit} or more", limit: limit)
      : Self(key: "greaterOrEqual", "Enter {limit} or a higher value", limit: limit)
  }

  /// For `smallerThan`, and for the opposite of `greaterOrEqual(to:)`.
  static func toBeSmaller(than limit: some Any) -> Self {
    limit is any Numeric
      ? Self(key: "smallerThan.number", "Enter a number less than {limit}", limit: limit)
      : Self(key: "smallerThan", "Enter a value below {limit}", limit: limit)
  }

  /// For `smallerOrEqual(to:)`, and for the opposite of `greaterThan`.
  static func toBe(atMost limit: some Any) -> Self {
    limit is any Numeric
      ? Self(key: "smallerOrEqual.number", "Enter {limit} or less", limit: limit)
      : Self(key: "smallerOrEqual", "Enter {limit} or a lower value", limit: limit)
  }

  private init(key: String, _ text: MessageText, limit: some Any) {
    self.init(key: key, text, arguments: ["limit": MessageArgument(value: limit)])
  }

  /// For `inRange`, which accepts both bounds.
  static func toBe(from minimum: some Any, to maximum: some Any) -> Self {
    Self(
      key: "inRange", "Enter a value from {minimum} to {maximum}",
      arguments: [
        "minimum": MessageArgument(value: minimum), "maximum": MessageArgument(value: maximum),
      ])
  }

  /// For the opposite of `inRange`, which refuses both bounds.
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
