import GenericForm

/// The minimum and the maximum of the values that the user can enter.
public struct Bounds<Value: Comparable> {
  /// The minimum, or `nil` for no lower limit.
  public var minimum: Value?

  /// The maximum, or `nil` for no upper limit.
  public var maximum: Value?

  /// Creates bounds with the given limits.
  public init(from minimum: Value? = nil, through maximum: Value? = nil) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Both limits, or `nil` if one is missing or they exclude every value.
  public var range: ClosedRange<Value>? {
    guard let minimum, let maximum, minimum <= maximum else { return nil }
    return minimum...maximum
  }

  func contain(_ value: Value) -> Bool {
    minimum.map { $0 <= value } ?? true && maximum.map { value <= $0 } ?? true
  }

  /// Returns the value within the bounds that is nearest.
  func nearest(to value: Value) -> Value {
    if let minimum, value < minimum { return minimum }
    if let maximum, maximum < value { return maximum }
    return value
  }
}

extension Bounds where Value: Sendable {
  /// Returns a value as the input of a control, or its error if it's outside the bounds.
  func input(_ value: Value) -> ConvertedInput<Value?> {
    if !contain(value), let message { .error(message) } else { .value(value) }
  }

  /// The message of the rule with these bounds, or `nil` if there are none.
  var message: ValidationMessage? {
    let rule: Rule<Value>? =
      range.map { .inRange($0) } ?? minimum.map { .atLeast($0) } ?? maximum.map { .atMost($0) }
    return rule?.message
  }
}
