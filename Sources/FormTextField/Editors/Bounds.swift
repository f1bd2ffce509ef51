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
  ///   - keys: The messages for both limits, for a minimum alone, and for a maximum alone.
  ///   - text: Returns the text of a limit.
  func message(
    _ keys: (both: ControlMessage, from: ControlMessage, upTo: ControlMessage),
    text: (Value) -> String
  ) -> ValidationMessage? {
    var arguments: [String: MessageArgument] = [:]
    arguments["minimum"] = minimum.map { .text(text($0)) }
    arguments["maximum"] = maximum.map { .text(text($0)) }
    return switch (minimum, maximum) {
    case (_?, _?): .control(keys.both, arguments)
    case (_?, nil): .control(keys.from, arguments)
    case (nil, _?): .control(keys.upTo, arguments)
    case (nil, nil): nil
    }
  }
}
