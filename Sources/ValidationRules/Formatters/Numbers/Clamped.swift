extension ValidationFormatter where Value: Comparable & Numeric & Sendable {
  /// Replaces a number outside a range with the nearest bound.
  ///
  /// Values that can't be compared, such as a floating-point NaN, are unchanged.
  ///
  /// ```swift
  /// ValidationFormatter.clamped(1...5).format(6)  // 5
  /// ValidationFormatter.clamped(1...5).format(3)  // 3
  /// ValidationFormatter<Double>.clamped(0...1).format(.nan).isNaN  // true
  /// ```
  ///
  /// - Parameter range: The range of numbers that are unchanged.
  public static func clamped(_ range: ClosedRange<Value>) -> Self {
    Self { value in
      if value < range.lowerBound { return range.lowerBound }
      return value > range.upperBound ? range.upperBound : value
    }
  }
}
