extension ValidationRule where Value: Comparable & Sendable {
  /// Accepts values greater than a limit.
  ///
  /// A floating-point nan fails this rule and the other comparisons, and passes their opposites.
  ///
  /// ```swift
  /// Rule.greaterThan(18).accepts(19)  // true
  /// Rule.greaterThan(18).accepts(18)  // false
  /// Rule<Double>.greaterThan(18).accepts(.nan)  // false
  /// ```
  public static func greaterThan(_ limit: Value) -> Self {
    Self(.greater(than: limit), negation: .atMost(limit)) { $0 > limit }
  }

  /// Accepts values greater than a limit, and the limit.
  ///
  /// ```swift
  /// Rule.greaterOrEqual(to: 18).accepts(18)  // true
  /// Rule.greaterOrEqual(to: 18).accepts(17)  // false
  /// ```
  public static func greaterOrEqual(to limit: Value) -> Self {
    Self(.atLeast(limit), negation: .smaller(than: limit)) { $0 >= limit }
  }

  /// Accepts values less than a limit.
  ///
  /// ```swift
  /// Rule.smallerThan(0.5).accepts(-3)  // true
  /// Rule.smallerThan(0.5).accepts(0.5)  // false
  /// ```
  public static func smallerThan(_ limit: Value) -> Self {
    Self(.smaller(than: limit), negation: .atLeast(limit)) { $0 < limit }
  }

  /// Accepts values less than a limit, and the limit.
  ///
  /// ```swift
  /// Rule.smallerOrEqual(to: 0.5).accepts(0.5)  // true
  /// Rule.smallerOrEqual(to: 0.5).accepts(0.6)  // false
  /// ```
  public static func smallerOrEqual(to limit: Value) -> Self {
    Self(.atMost(limit), negation: .greater(than: limit)) { $0 <= limit }
  }

  /// Accepts values from the lower bound of a range to its upper bound, both included.
  ///
  /// Days, texts and all other values that Swift can compare have ranges too. Texts are ordered as
  /// by `<`, and not as in a language.
  ///
  /// ```swift
  /// Rule.inRange(1...5).accepts(5)  // true
  /// Rule.inRange(1...5).accepts(6)  // false
  /// ```
  public static func inRange(_ range: ClosedRange<Value>) -> Self {
    Self(
      .rule(.inRange, .bounds(of: range)), negation: .rule(.`inRange.not`, .bounds(of: range))
    ) { value in
      range.contains(value)
    }
  }
}

extension ValidationMessage {
  fileprivate static func greater(than limit: some Any) -> Self {
    .limit(limit, .greaterThan, number: .`greaterThan.number`)
  }

  fileprivate static func atLeast(_ limit: some Any) -> Self {
    .limit(limit, .greaterOrEqual, number: .`greaterOrEqual.number`)
  }

  fileprivate static func smaller(than limit: some Any) -> Self {
    .limit(limit, .smallerThan, number: .`smallerThan.number`)
  }

  fileprivate static func atMost(_ limit: some Any) -> Self {
    .limit(limit, .smallerOrEqual, number: .`smallerOrEqual.number`)
  }

  /// A limit that is no number, such as a text or a date, has its own wording.
  private static func limit(
    _ limit: some Any, _ other: RuleMessage, number: RuleMessage
  ) -> Self {
    .rule(limit is any Numeric ? number : other, ["limit": MessageArgument(value: limit)])
  }
}
