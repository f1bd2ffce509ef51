extension MessageArgument {
  /// Creates the argument for a value: a number, a date, a time or money as such, and any other value as text.
  ///
  /// A floating-point number without a fraction becomes a whole number, so that a limit of 18.0 is
  /// written as 18. A number that neither `Int` nor `Double` can hold, infinity and nan become text.
  init(value: some Any) {
    self =
      switch value {
      case let value as CalendarDate: .date(value)
      case let value as CalendarDateTime: .dateTime(value)
      case let value as TimeOfDay: .time(value)
      case let value as Money: .money(value)
      case let value as any BinaryInteger: Int(exactly: value).map(Self.number) ?? .text("\(value)")
      case let value as any BinaryFloatingPoint:
        Int(exactly: value).map(Self.number) ?? .decimal(of: value)
      default: .text(String(describing: value))
      }
  }

  private static func decimal(of value: some BinaryFloatingPoint) -> Self {
    guard value.isFinite, "\(Double(value))" == "\(value)" else { return .text("\(value)") }
    return .decimal(Double(value))
  }
}

extension [String: MessageArgument] {
  /// The bounds of a range, as the arguments `minimum` and `maximum`.
  static func bounds<Bound>(of range: ClosedRange<Bound>) -> Self {
    ["minimum": Value(value: range.lowerBound), "maximum": Value(value: range.upperBound)]
  }
}
