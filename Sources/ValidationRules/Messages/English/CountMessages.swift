// How many letters and digits a text has.

extension ValidationMessage {
  /// The messages of the rules that count letters and digits, with sample arguments.
  ///
  /// Whoever enters a password or a code reads them. Each has one argument, a number that also
  /// chooses the sentence: there is one for 1 and, where 0 is possible, one for 0.
  static let countMessages: [Self] = [
    .toHaveLetters(atLeast: 2), .toHaveLetters(atMost: 2), .toHaveLetters(exactly: 2),
    .toHaveLetters(notExactly: 2), .toHaveDigits(atLeast: 2), .toHaveDigits(atMost: 2),
    .toHaveDigits(exactly: 2), .toHaveDigits(notExactly: 2),
  ]

  /// For `containsLetter` and `minContainsLetters`, and for the opposite of `maxContainsLetters`.
  static func toHaveLetters(atLeast minimum: Int) -> Self {
    Self(
      key: "minContainsLetters",
      .counted(
        by: "minimum", one: "Use at least 1 letter", other: "Use at least {minimum} letters"),
      arguments: ["minimum": .number(minimum)])
  }

  /// For `maxContainsLetters`, and for the opposite of `minContainsLetters`.
  static func toHaveLetters(atMost maximum: Int) -> Self {
    Self(
      key: "maxContainsLetters",
      .counted(
        by: "maximum", none: "Use no letters", one: "Use at most 1 letter",
        other: "Use at most {maximum} letters"),
      arguments: ["maximum": .number(maximum)])
  }

  static func toHaveLetters(exactly count: Int) -> Self {
    Self(
      key: "exactContainsLetters",
      .counted(
        by: "count", none: "Use no letters", one: "Use exactly 1 letter",
        other: "Use exactly {count} letters"),
      arguments: ["count": .number(count)])
  }

  /// For the opposite of `exactContainsLetters`; another number than 0 is worded as at least 1.
  static func toHaveLetters(notExactly count: Int) -> Self {
    if count == 0 { return .toHaveLetters(atLeast: 1) }
    return Self(
      key: "exactContainsLetters.not",
      .counted(
        by: "count", one: "Use no letters, or more than 1",
        other: "Use more or fewer than {count} letters"),
      arguments: ["count": .number(count)])
  }

  /// For `containsNumber` and `minContainsNumbers`, and for the opposite of `maxContainsNumbers`.
  static func toHaveDigits(atLeast minimum: Int) -> Self {
    Self(
      key: "minContainsNumbers",
      .counted(by: "minimum", one: "Use at least 1 digit", other: "Use at least {minimum} digits"),
      arguments: ["minimum": .number(minimum)])
  }

  /// For `maxContainsNumbers`, and for the opposite of `minContainsNumbers`.
  static func toHaveDigits(atMost maximum: Int) -> Self {
    Self(
      key: "maxContainsNumbers",
      .counted(
        by: "maximum", none: "Use no digits", one: "Use at most 1 digit",
        other: "Use at most {maximum} digits"),
      arguments: ["maximum": .number(maximum)])
  }

  static func toHaveDigits(exactly count: Int) -> Self {
    Self(
      key: "exactContainsNumbers",
      .counted(
        by: "count", none: "Use no digits", one: "Use exactly 1 digit",
        other: "Use exactly {count} digits"),
      arguments: ["count": .number(count)])
  }

  /// For the opposite of `exactContainsNumbers`; another number than 0 is worded as at least 1.
  static func toHaveDigits(notExactly count: Int) -> Self {
    if count == 0 { return .toHaveDigits(atLeast: 1) }
    return Self(
      key: "exactContainsNumbers.not",
      .counted(
        by: "count", one: "Use no digits, or more than 1",
        other: "Use more or fewer than {count} digits"),
      arguments: ["count": .number(count)])
  }
}
