// How many characters and items there are.

extension ValidationMessage {
  /// The messages of the rules that count characters and items, with sample arguments.
  ///
  /// Whoever enters a text or chooses items reads them. Each argument is a number, and where it is
  /// the only one it chooses the sentence. A limit that leaves nothing but the empty value is
  /// worded so: "Leave this empty".
  static let lengthMessages: [Self] = [
    .tooShort(minimum: 2), .tooLong(maximum: 2), .toHaveLength(2), .notToHaveLength(2),
    .toHaveLength(from: 2, to: 4), .notToHaveLength(from: 2, to: 4), .toHaveItems(atLeast: 2),
    .toHaveItems(atMost: 2), .toHaveItems(exactly: 2), .toHaveItems(notExactly: 2),
  ]

  /// For `minLength`, and for what comes to the same, as the opposite of `maxLength` does.
  package static func tooShort(minimum: Int) -> Self {
    Self(
      key: "minLength",
      .counted(
        by: "minimum", one: "Use at least 1 character", other: "Use at least {minimum} characters"),
      arguments: ["minimum": .number(minimum)])
  }

  /// For `maxLength`, and for what comes to the same, as the opposite of `minLength` does.
  package static func tooLong(maximum: Int) -> Self {
    if maximum == 0 { return .notToBeFilled }
    return Self(
      key: "maxLength",
      .counted(
        by: "maximum", one: "Use at most 1 character", other: "Use at most {maximum} characters"),
      arguments: ["maximum": .number(maximum)])
  }

  /// For `ofLength`, and for a range of one length.
  static func toHaveLength(_ length: Int) -> Self {
    if length == 0 { return .notToBeFilled }
    return Self(
      key: "ofLength",
      .counted(
        by: "length", one: "Use exactly 1 character", other: "Use exactly {length} characters"),
      arguments: ["length": .number(length)])
  }

  /// For the opposite of `ofLength`; another length than 0 is worded as at least 1.
  static func notToHaveLength(_ length: Int) -> Self {
    if length == 0 { return .tooShort(minimum: 1) }
    return Self(
      key: "ofLength.not",
      .counted(
        by: "length", one: "Leave this empty, or use more than 1 character",
        other: "Use more or fewer than {length} characters"),
      arguments: ["length": .number(length)])
  }

  /// For `length(in:)`, in the words of another rule where the range comes to one.
  ///
  /// That is so for a range of one length, for one from 0 on, and for one up to the greatest
  /// number.
  static func toHaveLength(in range: ClosedRange<Int>) -> Self {
    if range.lowerBound == range.upperBound { return .toHaveLength(range.lowerBound) }
    if range.lowerBound <= 0 { return .tooLong(maximum: range.upperBound) }
    if range.upperBound == .max { return .tooShort(minimum: range.lowerBound) }
    return .toHaveLength(from: range.lowerBound, to: range.upperBound)
  }

  /// The arguments are the bounds, which are accepted, and both greater than 0.
  private static func toHaveLength(from minimum: Int, to maximum: Int) -> Self {
    Self(
      key: "length", "Use {minimum} to {maximum} characters",
      arguments: ["minimum": .number(minimum), "maximum": .number(maximum)])
  }

  /// The message of the opposite of ``toHaveLength(in:)``; nil where no text is of such a length.
  static func notToHaveLength(in range: ClosedRange<Int>) -> Self? {
    if range.lowerBound == range.upperBound { return .notToHaveLength(range.lowerBound) }
    if range.lowerBound <= 0 {
      return range.upperBound.leastCountAbove.map(tooShort(minimum:))
    }
    if range.upperBound == .max {
      return range.lowerBound.greatestCountBelow.map(tooLong(maximum:))
    }
    return .notToHaveLength(from: range.lowerBound, to: range.upperBound)
  }

  /// The arguments are the bounds, which are refused.
  private static func notToHaveLength(from minimum: Int, to maximum: Int) -> Self {
    Self(
      key: "length.not",
      "Use fewer than {minimum} or more than {maximum} characters",
      arguments: ["minimum": .number(minimum), "maximum": .number(maximum)])
  }

  /// For `minCount`, for `notEmpty` of a collection, and for the opposite of `maxCount`.
  static func toHaveItems(atLeast minimum: Int) -> Self {
    Self(
      key: "minCount",
      .counted(
        by: "minimum", one: "Choose at least 1 item", other: "Choose at least {minimum} items"),
      arguments: ["minimum": .number(minimum)])
  }

  /// For `maxCount`, and for the opposite of `minCount`.
  static func toHaveItems(atMost maximum: Int) -> Self {
    if maximum == 0 { return .notToBeFilled }
    return Self(
      key: "maxCount",
      .counted(
        by: "maximum", one: "Choose at most 1 item", other: "Choose at most {maximum} items"),
      arguments: ["maximum": .number(maximum)])
  }

  static func toHaveItems(exactly count: Int) -> Self {
    if count == 0 { return .notToBeFilled }
    return Self(
      key: "exactCount",
      .counted(by: "count", one: "Choose exactly 1 item", other: "Choose exactly {count} items"),
      arguments: ["count": .number(count)])
  }

  /// For the opposite of `exactCount`; another number than 0 is worded as at least 1.
  static func toHaveItems(notExactly count: Int) -> Self {
    if count == 0 { return .toHaveItems(atLeast: 1) }
    return Self(
      key: "exactCount.not",
      .counted(
        by: "count", one: "Choose no items, or more than 1",
        other: "Choose more or fewer than {count} items"),
      arguments: ["count": .number(count)])
  }
}
