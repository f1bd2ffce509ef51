// The limits that the opposite of a limit speaks of.

extension Int {
  /// The greatest count below this one; nil when there is none, as below 0.
  var greatestCountBelow: Int? { self > 0 ? self - 1 : nil }

  /// The least count above this one; nil when it would be greater than any `Int`.
  var leastCountAbove: Int? { self < .max ? Swift.max(0, self + 1) : nil }
}
