extension ValidationFormatter where Value: Comparable & Numeric & Sendable {
  /// Puts the nearest bound of a range in the place of a number outside it.
  ///
  /// What cannot be compared, such as a floating-point nan, stays as it is.
  ///
  /// ```swift
  /// ValidationFormatter.clamped(1...5).format(6)  // 5
  /// ValidationFormatter.clamped(1...5).format(3)  // 3
  /// ValidationFormatter<Double>.clamped(0...1).format(.nan).isNaN  // true
  /// ```
  ///
  /// - Parameter range: The bounds, both of which a number may have.
  public static func clamped(_ range: ClosedRange<Value>) -> Self {
    Self { value in
      if value < range.lowerBound { return range.lowerBound }
      return value > range.upperBound ? range.upperBound : value
    }
  }
}
