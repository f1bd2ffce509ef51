// Comparison with another value.

extension ValidationMessage {
  static let comparisonMessages: [Self] = [
    .toEqual, .notToEqual, .toEqualInAnyCase, .notToEqualInAnyCase, .toBeGreater(than: 2),
    .toBe(atLeast: 2), .toBeSmaller(than: 2), .toBe(atMost: 2), .toBeGreater(than: "b"),
    .toBe(atLeast: "b"), .toBeSmaller(than: "b"), .toBe(atMost: "b"), .toBe(from: 2, to: 4),
    .notToBe(from: 2, to: 4), .toBeUnique, .notToBeUnique,
  ]

  package static let toEqual = Self(
    key: "different", "Enter the matching value")

  package static let notToEqual = Self(
    key: "not_different", "Enter a different value")

  static let toEqualInAnyCase = Self(
    key: "different_in_any_case", "Enter the matching text, in capital or small letters")

  static let notToEqualInAnyCase = Self(
    key: "not_different_in_any_case", "Enter a different text")

  static func toBeGreater(than limit: some Any) -> Self {
    let arguments = ["limit": MessageArgument(value: limit)]
    guard limit is any Numeric else {
      return Self(
        key: "greater_value_expected", "Enter a value above {limit}", arguments: arguments)
    }
    return Self(
      key: "greater_number_expected", "Enter a number greater than {limit}", arguments: arguments)
  }

  static func toBe(atLeast minimum: some Any) -> Self {
    let arguments = ["minimum": MessageArgument(value: minimum)]
    guard minimum is any Numeric else {
      return Self(
        key: "value_too_small", "Enter {minimum} or a value above it", arguments: arguments)
    }
    return Self(key: "too_small", "Enter {minimum} or a greater number", arguments: arguments)
  }

  static func toBeSmaller(than limit: some Any) -> Self {
    let arguments = ["limit": MessageArgument(value: limit)]
    guard limit is any Numeric else {
      return Self(
        key: "smaller_value_expected", "Enter a value below {limit}", arguments: arguments)
    }
    return Self(
      key: "smaller_number_expected", "Enter a number smaller than {limit}", arguments: arguments)
  }

  static func toBe(atMost maximum: some Any) -> Self {
    let arguments = ["maximum": MessageArgument(value: maximum)]
    guard maximum is any Numeric else {
      return Self(
        key: "value_too_great", "Enter {maximum} or a value below it", arguments: arguments)
    }
    return Self(key: "too_great", "Enter {maximum} or a smaller number", arguments: arguments)
  }

  static func toBe(from minimum: some Any, to maximum: some Any) -> Self {
    Self(
      key: "out_of_range", "Enter a value from {minimum} to {maximum}",
      arguments: [
        "minimum": MessageArgument(value: minimum), "maximum": MessageArgument(value: maximum),
      ])
  }

  static func notToBe(from minimum: some Any, to maximum: some Any) -> Self {
    Self(
      key: "not_out_of_range", "Enter a value below {minimum} or above {maximum}",
      arguments: [
        "minimum": MessageArgument(value: minimum), "maximum": MessageArgument(value: maximum),
      ])
  }

  static let toBeUnique = Self(
    key: "repeated", "Use each value only once")

  static let notToBeUnique = Self(
    key: "not_repeated", "Repeat at least one value")
}
