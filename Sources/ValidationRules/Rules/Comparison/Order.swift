extension ValidationRule where Value: Comparable & Sendable {
  /// Accepts values greater than a limit.
  ///
  /// A floating-point NaN fails this rule and all other comparisons, and passes their negations.
  ///
  /// ```swift
  /// Rule.greaterThan(18).accepts(19)  // true
  /// Rule.greaterThan(18).failure(of: 18)  // Enter a number greater than 18
  /// Rule<Double>.greaterThan(18).accepts(.nan)  // false
  /// ```
  public static func greaterThan(_ limit: Value) -> Self {
    Self(.greater(than: limit), negation: .atMost(limit)) { $0 > limit }
  }

  /// Accepts values greater than or equal to a limit.
  ///
  /// ```swift
  /// Rule.atLeast(18).accepts(18)  // true
  /// Rule.atLeast(18).failure(of: 17)  // Enter 18 or more
  /// ```
  public static func atLeast(_ limit: Value) -> Self {
    Self(.atLeast(limit), negation: .less(than: limit)) { $0 >= limit }
  }

  /// Accepts values less than a limit.
  ///
  /// ```swift
  /// Rule.lessThan(0.5).accepts(-3)  // true
  /// Rule.lessThan(0.5).failure(of: 0.5)  // Enter a number less than 0.5
  /// ```
  public static func lessThan(_ limit: Value) -> Self {
    Self(.less(than: limit), negation: .atLeast(limit)) { $0 < limit }
  }

  /// Accepts values less than or equal to a limit.
  ///
  /// ```swift
  /// Rule.atMost(0.5).accepts(0.5)  // true
  /// Rule.atMost(0.5).failure(of: 0.6)  // Enter 0.5 or less
  /// ```
  public static func atMost(_ limit: Value) -> Self {
    Self(.atMost(limit), negation: .greater(than: limit)) { $0 <= limit }
  }

  /// Accepts values from the lower bound of a range to its upper bound, both included.
  ///
  /// You can use a range of any `Comparable` type, such as days or text. Text is ordered by `<`,
  /// not by the rules of a language.
  ///
  /// ```swift
  /// Rule.inRange(1...5).accepts(5)  // true
  /// Rule.inRange(1...5).failure(of: 6)  // Enter a number from 1 to 5
  /// ```
  public static func inRange(_ range: ClosedRange<Value>) -> Self {
    Self(
      .rule(range.lowerBound is any Numeric ? .`inRange.number` : .inRange, .bounds(of: range)),
      negation: .rule(.`inRange.not`, .bounds(of: range))
    ) { value in
      range.contains(value)
    }
  }
}

extension ValidationMessage {
  static func greater(than limit: some Any) -> Self {
    .limit(limit, .greaterThan, number: .`greaterThan.number`)
  }

  static func atLeast(_ limit: some Any) -> Self {
    .limit(limit, .atLeast, number: .`atLeast.number`)
  }

  static func less(than limit: some Any) -> Self {
    .limit(limit, .lessThan, number: .`lessThan.number`)
  }

  static func atMost(_ limit: some Any) -> Self {
    .limit(limit, .atMost, number: .`atMost.number`)
  }

  /// Returns the message for a limit, with separate wordings for numbers or money and other types, such as dates.
  private static func limit(
    _ limit: some Any, _ other: RuleMessage, number: RuleMessage
  ) -> Self {
    .rule(
      limit is any Numeric || limit is Money ? number : other,
      ["limit": MessageArgument(value: limit)])
  }
}
