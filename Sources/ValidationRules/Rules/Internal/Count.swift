// Numbers of characters, items and years, as the limits of rules.

extension Int {
  /// This number as the argument of a rule that counts.
  ///
  /// - Parameter rule: The name of the rule.
  /// - Precondition: The number is not negative.
  func asCount(of rule: StaticString) -> Int {
    precondition(self >= 0, "\(rule)(\(self)) counts from 0: its argument is negative.")
    return self
  }

  /// The greatest count below this one; nil when there is none, as below 0.
  var greatestCountBelow: Int? { self > 0 ? self - 1 : nil }

  /// The least count above this one; nil when it would be greater than any `Int`.
  var leastCountAbove: Int? { self < .max ? self + 1 : nil }
}

extension ClosedRange<Int> {
  /// This range as the argument of a rule that counts.
  ///
  /// - Parameter rule: The name of the rule.
  /// - Precondition: No bound is negative.
  func asCounts(of rule: StaticString) -> Self {
    precondition(lowerBound >= 0, "\(rule)(\(self)) counts from 0: its argument is negative.")
    return self
  }
}
