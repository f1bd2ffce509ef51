extension MessageArgument {
  /// A value as a message mentions it: a whole number as a number, everything else as text.
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
