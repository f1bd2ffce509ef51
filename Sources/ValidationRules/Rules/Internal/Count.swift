// The counts of characters, items and years that limit values in rules.

extension Int {
  /// Returns this number as the argument of a rule that counts.
  ///
  /// - Parameter rule: The rule's name.
  /// - Precondition: The number isn't negative.
  func asCount(of rule: StaticString) -> Int {
    guard self >= 0 else { fatalError("\(rule)(\(self)): a number of items can't be negative.") }
    return self
  }

  /// The largest count below this one, or `nil` for 0.
  var greatestCountBelow: Int? { self > 0 ? self - 1 : nil }

  /// The smallest count above this one, or `nil` if it exceeds the range of `Int`.
  var leastCountAbove: Int? { self < .max ? self + 1 : nil }
}

extension ClosedRange<Int> {
  /// Returns this range as the argument of a rule that counts.
  ///
  /// - Parameter rule: The rule's name.
  /// - Precondition: Neither bound is negative.
  func asCounts(of rule: StaticString) -> Self {
    guard lowerBound >= 0 else {
      fatalError("\(rule)(\(self)): a number of items can't be negative.")
    }
    return self
  }
}
