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
    Self(.toBeGreater(than: limit), negation: .toBe(atMost: limit)) { $0 > limit }
  }

  /// Accepts values greater than a limit, and the limit.
  ///
  /// ```swift
  /// Rule.greaterOrEqual(to: 18).accepts(18)  // true
  /// Rule.greaterOrEqual(to: 18).accepts(17)  // false
  /// ```
  public static func greaterOrEqual(to limit: Value) -> Self {
    Self(.toBe(atLeast: limit), negation: .toBeSmaller(than: limit)) { $0 >= limit }
  }

  /// Accepts values less than a limit.
  ///
  /// ```swift
  /// Rule.smallerThan(0.5).accepts(-3)  // true
  /// Rule.smallerThan(0.5).accepts(0.5)  // false
  /// ```
  public static func smallerThan(_ limit: Value) -> Self {
    Self(.toBeSmaller(than: limit), negation: .toBe(atLeast: limit)) { $0 < limit }
  }

  /// Accepts values less than a limit, and the limit.
  ///
  /// ```swift
  /// Rule.smallerOrEqual(to: 0.5).accepts(0.5)  // true
  /// Rule.smallerOrEqual(to: 0.5).accepts(0.6)  // false
  /// ```
  public static func smallerOrEqual(to limit: Value) -> Self {
    Self(.toBe(atMost: limit), negation: .toBeGreater(than: limit)) { $0 <= limit }
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
      .toBe(from: range.lowerBound, to: range.upperBound),
      negation: .notToBe(from: range.lowerBound, to: range.upperBound)
    ) { value in
      range.contains(value)
    }
  }
}
