// Numbers of characters, items and years, as the limits of rules.

extension Int {
  /// This number as the argument of a rule that counts.
  ///
  /// - Parameter rule: The name of the rule.
  /// - Precondition: The number is not negative.
  func asCount(of rule: StaticString) -> Int {
    guard self >= 0 else { fatalError("\(rule)(\(self)): a number of items can't be negative.") }
    return self
  }

  /// The greatest count below this one, or `nil` if there is none, as below 0.
  var greatestCountBelow: Int? { self > 0 ? self - 1 : nil }

  /// The least count above this one, or `nil` if it would be greater than any `Int`.
  var leastCountAbove: Int? { self < .max ? self + 1 : nil }
}

extension ClosedRange<Int> {
  /// This range as the argument of a rule that counts.
  ///
  /// - Parameter rule: The name of the rule.
  /// - Precondition: No bound is negative.
  func asCounts(of rule: StaticString) -> Self {
    guard lowerBound >= 0 else {
      fatalError("\(rule)(\(self)): a number of items can't be negative.")
    }
    return self
  }
}
