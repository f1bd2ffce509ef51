/// Turns a value into the value that is validated and kept.
///
/// A formatter refuses no value: rules validate what it returns. A program adds formatters in the
/// same spelling as the built-in ones:
///
/// ```swift
/// extension ValidationFormatter where Value == String {
///   static var withoutDashes: Self { Self { text in text.filter { $0 != "-" } } }
/// }
///
/// ValidationFormatter.withoutDashes.format("12-34")  // "1234"
/// ```
public struct ValidationFormatter<Value: SendableMetatype>: Sendable {
  /// Returns the value that replaces a value.
  public let format: @Sendable (Value) -> Value

  /// A formatter that replaces each value with what `format` returns.
  public init(_ format: @escaping @Sendable (Value) -> Value) {
    self.format = format
  }
}
