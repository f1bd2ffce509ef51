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

  /// Returns the error of a value outside the bounds, which states them.
  ///
  /// - Parameters:
  ///   - text: Returns the text of a limit.
  ///   - range: Returns the message for both limits, given as the arguments `minimum` and `maximum`.
  ///   - from: Returns the message for a minimum alone.
  ///   - upTo: Returns the message for a maximum alone.
  func message(
    text: (Value) -> String,
    range: ([String: MessageArgument]) -> ValidationMessage,
    from: (MessageArgument) -> ValidationMessage,
    upTo: (MessageArgument) -> ValidationMessage
  ) -> ValidationMessage? {
    switch (
      minimum.map { MessageArgument.text(text($0)) }, maximum.map { MessageArgument.text(text($0)) }
    ) {
    case (let minimum?, let maximum?): range(["minimum": minimum, "maximum": maximum])
    case (let minimum?, nil): from(minimum)
    case (nil, let maximum?): upTo(maximum)
    case (nil, nil): nil
    }
  }

  /// Returns the error of a number or an amount outside the bounds, in the words of the rules.
  func message(
    text: (Value) -> String, range: ([String: MessageArgument]) -> ValidationMessage
  ) -> ValidationMessage? {
    message(
      text: text, range: range, from: { .rule(.`atLeast.number`, ["limit": $0]) },
      upTo: { .rule(.`atMost.number`, ["limit": $0]) })
  }
}
