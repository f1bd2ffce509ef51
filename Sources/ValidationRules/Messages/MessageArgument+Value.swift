extension MessageArgument {
  /// A value as a message mentions it: a whole number as a number, everything else as text.
  ///
  /// A floating-point number without a fraction is a whole number too, so that a limit of 18.0 is
  /// written as 18. A number that no `Int` can hold, infinity and nan are text, as Swift describes
  /// them.
  init(value: some Any) {
    let number =
      if let value = value as? any BinaryInteger {
        Int(exactly: value)
      } else if let value = value as? any BinaryFloatingPoint {
        Int(exactly: value)
      } else {
        Int?.none
      }
    self = number.map(Self.number) ?? .text(String(describing: value))
  }
}

extension [String: MessageArgument] {
  /// The bounds of a range, as the arguments `minimum` and `maximum`.
  static func bounds<Bound>(of range: ClosedRange<Bound>) -> Self {
    ["minimum": Value(value: range.lowerBound), "maximum": Value(value: range.upperBound)]
  }
}
