extension ValidationRule where Value: Comparable & Numeric & Sendable {
  /// Accepts numbers greater than a limit.
  ///
  /// ```swift
  /// ValidationRule.greaterThan(18).check(19)  // true
  /// ValidationRule.greaterThan(18).check(18)  // false
  /// ```
  public static func greaterThan(_ limit: Value) -> Self {
    Self(.toBeGreater(than: limit), negation: .toBe(atMost: limit)) { $0 > limit }
  }

  /// Accepts numbers greater than a limit, and the limit.
  ///
  /// ```swift
  /// ValidationRule.greaterOrEqualThan(18).check(18)  // true
  /// ValidationRule.greaterOrEqualThan(18).check(17)  // false
  /// ```
  public static func greaterOrEqualThan(_ limit: Value) -> Self {
    Self(.toBe(atLeast: limit), negation: .toBeSmaller(than: limit)) { $0 >= limit }
  }

  /// Accepts numbers smaller than a limit.
  ///
  /// ```swift
  /// ValidationRule.smallerThan(0.5).check(-3)  // true
  /// ValidationRule.smallerThan(0.5).check(0.5)  // false
  /// ```
  public static func smallerThan(_ limit: Value) -> Self {
    Self(.toBeSmaller(than: limit), negation: .toBe(atLeast: limit)) { $0 < limit }
  }

  /// Accepts numbers smaller than a limit, and the limit.
  ///
  /// ```swift
  /// ValidationRule.smallerOrEqualThan(0.5).check(0.5)  // true
  /// ValidationRule.smallerOrEqualThan(0.5).check(0.6)  // false
  /// ```
  public static func smallerOrEqualThan(_ limit: Value) -> Self {
    Self(.toBe(atMost: limit), negation: .toBeGreater(than: limit)) { $0 <= limit }
  }
}

extension ValidationRule where Value: Comparable & Sendable {
  /// Accepts values from the lower bound of a range to its upper bound, both included.
  ///
  /// ```swift
  /// ValidationRule.inRange(1...5).check(5)  // true
  /// ValidationRule.inRange(1...5).check(6)  // false
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
